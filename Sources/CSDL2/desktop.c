#include "CSDL2.h"

#include <dlfcn.h>
#include <stdlib.h>

int CSDL2_waylandDescriptor(struct wl_display *display) {
  void *handle = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_LOCAL);
  int (*descriptor)(struct wl_display *) = handle ? dlsym(handle, "wl_display_get_fd") : NULL;
  return descriptor ? descriptor(display) : -1;
}

// The part of libdbus that is used. Its headers are not needed to build; connections and messages are
// pointers, iterators a structure of less than 128 bytes.
typedef union {
  void *alignment;
  char bytes[128];
} Iterator;

typedef struct {
  void *(*dbus_bus_get_private)(int type, void *error);
  void (*dbus_bus_add_match)(void *connection, const char *rule, void *error);
  void (*dbus_connection_set_exit_on_disconnect)(void *connection, unsigned exits);
  unsigned (*dbus_connection_get_unix_fd)(void *connection, int *descriptor);
  unsigned (*dbus_connection_read_write)(void *connection, int milliseconds);
  unsigned (*dbus_connection_send)(void *connection, void *message, unsigned *serial);
  void (*dbus_connection_flush)(void *connection);
  void *(*dbus_connection_pop_message)(void *connection);
  void (*dbus_connection_close)(void *connection);
  void (*dbus_connection_unref)(void *connection);
  void *(*dbus_message_new_method_call)(
      const char *name, const char *path, const char *interface, const char *method);
  unsigned (*dbus_message_append_args)(void *message, int firstType, ...);
  unsigned (*dbus_message_is_signal)(void *message, const char *interface, const char *name);
  unsigned (*dbus_message_get_reply_serial)(void *message);
  unsigned (*dbus_message_iter_init)(void *message, Iterator *iterator);
  int (*dbus_message_iter_get_arg_type)(Iterator *iterator);
  void (*dbus_message_iter_get_basic)(Iterator *iterator, void *value);
  unsigned (*dbus_message_iter_next)(Iterator *iterator);
  void (*dbus_message_iter_recurse)(Iterator *iterator, Iterator *inner);
  void (*dbus_message_unref)(void *message);
} Bus;

struct CSDL2_ColorScheme {
  Bus bus;
  void *connection;
  unsigned request;
  int descriptor;
};

#define LOAD_BUS(name) \
  if (!(bus->name = dlsym(handle, #name))) return 0;

static int loadBus(Bus *bus) {
  void *handle = dlopen("libdbus-1.so.3", RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return 0;
  LOAD_BUS(dbus_bus_get_private) LOAD_BUS(dbus_bus_add_match)
  LOAD_BUS(dbus_connection_set_exit_on_disconnect) LOAD_BUS(dbus_connection_get_unix_fd)
  LOAD_BUS(dbus_connection_read_write) LOAD_BUS(dbus_connection_send)
  LOAD_BUS(dbus_connection_flush) LOAD_BUS(dbus_connection_pop_message)
  LOAD_BUS(dbus_connection_close) LOAD_BUS(dbus_connection_unref)
  LOAD_BUS(dbus_message_new_method_call) LOAD_BUS(dbus_message_append_args)
  LOAD_BUS(dbus_message_is_signal) LOAD_BUS(dbus_message_get_reply_serial)
  LOAD_BUS(dbus_message_iter_init) LOAD_BUS(dbus_message_iter_get_arg_type)
  LOAD_BUS(dbus_message_iter_get_basic) LOAD_BUS(dbus_message_iter_next)
  LOAD_BUS(dbus_message_iter_recurse) LOAD_BUS(dbus_message_unref)
  return 1;
}

static const char portal[] = "org.freedesktop.portal.Settings";

// Sends the question; the answer is read like a signal.
static void ask(CSDL2_ColorScheme *scheme) {
  Bus *bus = &scheme->bus;
  const char *group = "org.freedesktop.appearance", *key = "color-scheme";
  void *message = bus->dbus_message_new_method_call(
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", portal, "Read");
  if (!message) return;
  if (bus->dbus_message_append_args(message, 's', &group, 's', &key, 0))
    bus->dbus_connection_send(scheme->connection, message, &scheme->request);
  bus->dbus_message_unref(message);
  bus->dbus_connection_flush(scheme->connection);
}

CSDL2_ColorScheme *CSDL2_openColorScheme(void) {
  // Without an address libdbus would start a bus.
  if (!getenv("DBUS_SESSION_BUS_ADDRESS")) return NULL;
  CSDL2_ColorScheme *scheme = calloc(1, sizeof(CSDL2_ColorScheme));
  if (!scheme) return NULL;
  Bus *bus = &scheme->bus;
  if (!loadBus(bus) || !(scheme->connection = bus->dbus_bus_get_private(0, NULL))) {
    free(scheme);
    return NULL;
  }
  bus->dbus_connection_set_exit_on_disconnect(scheme->connection, 0);
  bus->dbus_bus_add_match(
      scheme->connection,
      "type='signal',interface='org.freedesktop.portal.Settings',member='SettingChanged',"
      "arg0='org.freedesktop.appearance',arg1='color-scheme'",
      NULL);
  if (!bus->dbus_connection_get_unix_fd(scheme->connection, &scheme->descriptor)) {
    CSDL2_closeColorScheme(scheme);
    return NULL;
  }
  ask(scheme);
  return scheme;
}

int CSDL2_colorSchemeDescriptor(const CSDL2_ColorScheme *scheme) { return scheme->descriptor; }

// The number at an iterator, inside any number of variants; -1 if there is none.
static int number(Bus *bus, Iterator iterator) {
  for (int depth = 0; depth < 4; depth++) {
    int type = bus->dbus_message_iter_get_arg_type(&iterator);
    if (type == 'u') {
      unsigned value = 0;
      bus->dbus_message_iter_get_basic(&iterator, &value);
      return value <= 2 ? (int)value : 0;
    }
    if (type != 'v') return -1;
    Iterator inner;
    bus->dbus_message_iter_recurse(&iterator, &inner);
    iterator = inner;
  }
  return -1;
}

// The scheme in a message; -1 if it has none. A signal has two texts before it.
static int schemeIn(CSDL2_ColorScheme *scheme, void *message) {
  Bus *bus = &scheme->bus;
  int isSignal = bus->dbus_message_is_signal(message, portal, "SettingChanged");
  int isAnswer =
      scheme->request && bus->dbus_message_get_reply_serial(message) == scheme->request;
  Iterator iterator;
  if ((!isSignal && !isAnswer) || !bus->dbus_message_iter_init(message, &iterator)) return -1;
  for (int skipped = 0; isSignal && skipped < 2; skipped++) {
    if (!bus->dbus_message_iter_next(&iterator)) return -1;
  }
  return number(bus, iterator);
}

int CSDL2_readColorScheme(CSDL2_ColorScheme *scheme) {
  Bus *bus = &scheme->bus;
  bus->dbus_connection_read_write(scheme->connection, 0);
  int result = -1;
  void *message;
  while ((message = bus->dbus_connection_pop_message(scheme->connection))) {
    int found = schemeIn(scheme, message);
    if (found >= 0) result = found;
    bus->dbus_message_unref(message);
  }
  return result;
}

void CSDL2_closeColorScheme(CSDL2_ColorScheme *scheme) {
  scheme->bus.dbus_connection_close(scheme->connection);
  scheme->bus.dbus_connection_unref(scheme->connection);
  free(scheme);
}
