// A match that the address carries, behind its #, goes into the form; it is opened when somebody wants it.

const packed = location.hash.slice(1);
const form = document.querySelector('form[action$="/import"]');

if (form && /^[\w-]{20,}$/.test(packed)) {
  form.elements.packed.value = packed;
  form.elements.file.required = false;
  form.querySelector("[data-file]").hidden = true;
  form.querySelector("[data-carried]").hidden = false;
}
