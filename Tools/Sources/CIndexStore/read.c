#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The declarations of libIndexStore that are used; the functions are looked up in the library of the toolchain.
typedef void *Object;
typedef bool (*ApplyText)(void *context, IndexText text);
typedef bool (*ApplyObject)(void *context, Object object);

enum { roleDefinition = 1 << 1, roleImplicit = 1 << 8, relationOverride = 1 << 11 };
enum { dependencyRecord = 2 };

typedef struct {
  Object (*createStore)(const char *path, Object *error);
  void (*disposeStore)(Object store);
  bool (*applyUnits)(Object store, unsigned sorted, void *context, ApplyText applier);
  Object (*createUnit)(Object store, const char *name, Object *error);
  void (*disposeUnit)(Object unit);
  IndexText (*mainFile)(Object unit);
  void (*modificationTime)(Object unit, int64_t *seconds, int64_t *nanoseconds);
  bool (*applyDependencies)(Object unit, void *context, ApplyObject applier);
  int (*dependencyKind)(Object dependency);
  IndexText (*dependencyName)(Object dependency);
  Object (*createRecord)(Object store, const char *name, Object *error);
  void (*disposeRecord)(Object record);
  bool (*applyOccurrences)(Object record, void *context, ApplyObject applier);
  Object (*symbol)(Object occurrence);
  uint64_t (*roles)(Object occurrence);
  void (*position)(Object occurrence, unsigned *line, unsigned *column);
  bool (*applyRelations)(Object occurrence, void *context, ApplyObject applier);
  Object (*relatedSymbol)(Object relation);
  uint64_t (*relatedRoles)(Object relation);
  IndexText (*usr)(Object symbol);
  const char *(*description)(Object error);
  void (*disposeError)(Object error);
} Functions;

typedef struct {
  Functions functions;
  IndexReceiver receiver;
  Object store;
  IndexPlace place;
} Reading;

static const char *const names[] = {
  "indexstore_store_create", "indexstore_store_dispose", "indexstore_store_units_apply_f",
  "indexstore_unit_reader_create", "indexstore_unit_reader_dispose",
  "indexstore_unit_reader_get_main_file", "indexstore_unit_reader_get_modification_time",
  "indexstore_unit_reader_dependencies_apply_f", "indexstore_unit_dependency_get_kind",
  "indexstore_unit_dependency_get_name", "indexstore_record_reader_create",
  "indexstore_record_reader_dispose", "indexstore_record_reader_occurrences_apply_f",
  "indexstore_occurrence_get_symbol", "indexstore_occurrence_get_roles",
  "indexstore_occurrence_get_line_col", "indexstore_occurrence_relations_apply_f",
  "indexstore_symbol_relation_get_symbol", "indexstore_symbol_relation_get_roles",
  "indexstore_symbol_get_usr", "indexstore_error_get_description", "indexstore_error_dispose",
};

static char *terminated(IndexText text) { return strndup(text.data, text.length); }

static bool readRelation(void *context, Object relation) {
  Reading *reading = context;
  Functions *f = &reading->functions;
  if (!(f->relatedRoles(relation) & relationOverride)) return true;
  IndexPlace place = reading->place;
  place.usr = f->usr(f->relatedSymbol(relation));
  place.isOverride = true;
  reading->receiver.place(reading->receiver.context, &place);
  return true;
}

static bool readOccurrence(void *context, Object occurrence) {
  Reading *reading = context;
  Functions *f = &reading->functions;
  uint64_t roles = f->roles(occurrence);
  reading->place = (IndexPlace){
    .usr = f->usr(f->symbol(occurrence)),
    .isDefinition = (roles & roleDefinition) != 0,
    .isImplicit = (roles & roleImplicit) != 0,
  };
  f->position(occurrence, &reading->place.line, &reading->place.column);
  reading->receiver.place(reading->receiver.context, &reading->place);
  f->applyRelations(occurrence, reading, readRelation);
  return true;
}

static bool readDependency(void *context, Object dependency) {
  Reading *reading = context;
  Functions *f = &reading->functions;
  if (f->dependencyKind(dependency) != dependencyRecord) return true;
  char *name = terminated(f->dependencyName(dependency));
  Object error = NULL;
  Object record = f->createRecord(reading->store, name, &error);
  free(name);
  if (!record) {
    f->disposeError(error);
    return true;
  }
  f->applyOccurrences(record, reading, readOccurrence);
  f->disposeRecord(record);
  return true;
}

static bool readUnit(void *context, IndexText unitName) {
  Reading *reading = context;
  Functions *f = &reading->functions;
  char *name = terminated(unitName);
  Object error = NULL;
  Object unit = f->createUnit(reading->store, name, &error);
  free(name);
  if (!unit) {
    f->disposeError(error);
    return true;
  }
  int64_t seconds = 0, nanoseconds = 0;
  f->modificationTime(unit, &seconds, &nanoseconds);
  int64_t time = seconds * 1000000000 + nanoseconds;
  if (reading->receiver.begin(reading->receiver.context, f->mainFile(unit), time)) {
    f->applyDependencies(unit, reading, readDependency);
  }
  f->disposeUnit(unit);
  return true;
}

char *readIndexStore(const char *library, const char *store, IndexReceiver receiver) {
  Reading reading = {.receiver = receiver};
  void *handle = dlopen(library, RTLD_NOW);
  if (!handle) return strdup(dlerror());
  void **slots = (void **)&reading.functions;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    slots[i] = dlsym(handle, names[i]);
    if (!slots[i]) return strdup(dlerror());
  }
  Functions *f = &reading.functions;
  Object error = NULL;
  reading.store = f->createStore(store, &error);
  if (!reading.store) {
    char *message = strdup(f->description(error));
    f->disposeError(error);
    return message;
  }
  f->applyUnits(reading.store, 0, &reading, readUnit);
  f->disposeStore(reading.store);
  return NULL;
}
