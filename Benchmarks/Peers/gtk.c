// The work of nest-bench with GTK 4, drawn by its renderer for Cairo: prints seconds of processor time (or MiB) of the
// work that the first argument names. Needs a display.
#include <gtk/gtk.h>

#include "work.h"

static GtkWidget *window;
static gboolean is_painted;

static void note_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  is_painted = TRUE;
}

/// Handles events until the window has painted.
static void frame(void) {
  is_painted = FALSE;
  gtk_widget_queue_draw(window);
  while (!is_painted) g_main_context_iteration(NULL, TRUE);
}

static void show_window(GtkWidget *content) {
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), window_width, window_height);
  gtk_window_set_child(GTK_WINDOW(window), content);
  gtk_widget_show(window);
  GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
  g_signal_connect(clock, "after-paint", G_CALLBACK(note_paint), NULL);
  frame();
  frame();
}

// MARK: Pages

/// A page of ten labels.
static GtkWidget *make_page(void) {
  GtkWidget *page = gtk_fixed_new();
  for (int index = 0; index < page_label_count; ++index) {
    char text[32];
    snprintf(text, sizeof text, "Label %d", index);
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_set_size_request(label, 300, 30);
    gtk_fixed_put(GTK_FIXED(page), label, 20, 40 + 40 * index);
  }
  return page;
}

static GtkWidget *shown_stack(int depth) {
  GtkWidget *stack = gtk_stack_new();
  GtkWidget *page = NULL;
  for (int index = 0; index < depth; ++index) gtk_stack_add_child(GTK_STACK(stack), page = make_page());
  gtk_stack_set_visible_child(GTK_STACK(stack), page);
  show_window(stack);
  return stack;
}

static void push(GtkWidget *stack, GtkWidget *page) {
  gtk_stack_add_child(GTK_STACK(stack), page);
  gtk_stack_set_visible_child(GTK_STACK(stack), page);
}

static void pop(GtkWidget *stack, GtkWidget *below, GtkWidget *page) {
  gtk_stack_set_visible_child(GTK_STACK(stack), below);
  gtk_stack_remove(GTK_STACK(stack), page);
}

/// Seconds of a push and a pop: of one page or of fresh ones, with frames or without.
static double push_pop(int depth, int rounds, int repeats, gboolean is_fresh, gboolean has_frames) {
  GtkWidget *stack = shown_stack(depth);
  GtkWidget *below = gtk_stack_get_visible_child(GTK_STACK(stack));
  GtkWidget *prepared = g_object_ref_sink(make_page());
  double *times = g_new(double, rounds);
  for (int round = 0; round < rounds; ++round) {
    const double start = processor_time();
    for (int index = 0; index < repeats; ++index) {
      GtkWidget *page = is_fresh ? g_object_ref_sink(make_page()) : prepared;
      push(stack, page);
      if (has_frames) frame();
      pop(stack, below, page);
      if (has_frames) frame();
      if (is_fresh) g_object_unref(page);
    }
    times[round] = (processor_time() - start) / repeats;
  }
  return median(times, rounds);
}

/// A screen of rectangles and labels, of which transitions are made.
static GtkWidget *make_screen(int number) {
  GtkWidget *page = gtk_fixed_new();
  gtk_widget_set_size_request(page, window_width, window_height);
  gtk_widget_add_css_class(page, number % 2 ? "odd" : "even");
  for (int index = 0; index < rectangle_count; ++index) {
    GtkWidget *view = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    char name[32];
    snprintf(name, sizeof name, "hue%d", (index + number * 7) % 100);
    gtk_widget_add_css_class(view, name);
    gtk_widget_set_size_request(view, 110, 44);
    gtk_fixed_put(GTK_FIXED(page), view, 10 + index % 10 * 126, 10 + index / 10 * 60);
  }
  for (int index = 0; index < label_count; ++index) {
    char text[48];
    snprintf(text, sizeof text, "Label %d of page %d", index, number);
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_set_size_request(label, 240, 30);
    gtk_fixed_put(GTK_FIXED(page), label, 20 + index % 5 * 250, 620 + index / 5 * 40);
  }
  return page;
}

static void add_colors(void) {
  GString *style = g_string_new(".odd { background: lightgray; } .even { background: white; }");
  for (int hue = 0; hue < 100; ++hue) {
    float red, green, blue;
    gtk_hsv_to_rgb((float)hue / 100, 0.6f, 0.9f, &red, &green, &blue);
    g_string_append_printf(
        style, " .hue%d { background: rgb(%d, %d, %d); }", hue, (int)(red * 255),
        (int)(green * 255), (int)(blue * 255));
  }
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style->str, -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_string_free(style, TRUE);
}

/// Seconds for a frame of a slide, or of a cross-dissolve.
static double transition(gboolean is_slide) {
  add_colors();
  GtkWidget *content = gtk_fixed_new();
  GtkWidget *from = make_screen(0), *to = make_screen(1);
  gtk_fixed_put(GTK_FIXED(content), from, 0, 0);
  gtk_fixed_put(GTK_FIXED(content), to, is_slide ? window_width : 0, 0);
  gtk_widget_set_overflow(content, GTK_OVERFLOW_HIDDEN);
  // A window does not grow with what is moved out of it.
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), content);
  show_window(scrolled);
  double times[240];
  for (int step = 0; step < 240; ++step) {
    const double progress = (double)(step % 24 + 1) / 25;
    const double start = processor_time();
    if (is_slide) {
      gtk_fixed_move(GTK_FIXED(content), from, -window_width * progress, 0);
      gtk_fixed_move(GTK_FIXED(content), to, window_width * (1 - progress), 0);
    } else {
      gtk_widget_set_opacity(to, progress);
    }
    frame();
    times[step] = processor_time() - start;
  }
  return median(times, 240);
}

// MARK: Lists

static GdkTexture *square;

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16);
  gtk_widget_set_size_request(row, -1, row_height);
  GtkWidget *image = gtk_image_new();
  gtk_image_set_pixel_size(GTK_IMAGE(image), 24);
  gtk_box_append(GTK_BOX(row), image);
  gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
  gtk_list_item_set_child(item, row);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *row = gtk_list_item_get_child(item);
  GtkWidget *image = gtk_widget_get_first_child(row);
  gtk_image_set_from_paintable(GTK_IMAGE(image), GDK_PAINTABLE(square));
  char text[32];
  snprintf(text, sizeof text, "Row %u", gtk_list_item_get_position(item));
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(image)), text);
}

static GtkWidget *make_list(int count) {
  if (!square) {
    guint32 *pixels = g_new(guint32, 24 * 24);
    for (int index = 0; index < 24 * 24; ++index) pixels[index] = 0xff0000ff;
    GBytes *bytes = g_bytes_new_take(pixels, 24 * 24 * 4);
    square = gdk_memory_texture_new(24, 24, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, 24 * 4);
    g_bytes_unref(bytes);
  }
  const char **names = g_new0(const char *, count + 1);
  for (int index = 0; index < count; ++index) names[index] = "";
  GtkStringList *rows = gtk_string_list_new(names);
  g_free(names);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkWidget *list =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(rows))), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  return scrolled;
}

static double list_first_frame(int count) {
  double times[15];
  show_window(gtk_fixed_new());
  for (int round = 0; round < 15; ++round) {
    const double start = processor_time();
    gtk_window_set_child(GTK_WINDOW(window), make_list(count));
    frame();
    times[round] = processor_time() - start;
    gtk_window_set_child(GTK_WINDOW(window), NULL);
    frame();
  }
  return median(times, 15);
}

static double list_moves(int rounds, gboolean jumps) {
  GtkWidget *scrolled = make_list(100000);
  show_window(scrolled);
  GtkAdjustment *offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  double *times = g_new(double, rounds);
  for (int step = 0; step < rounds; ++step) {
    const double y = jumps ? (double)jump_target(step + 1) * row_height : scroll_step * (step + 1);
    const double start = processor_time();
    gtk_adjustment_set_value(offset, y);
    frame();
    times[step] = processor_time() - start;
  }
  return median(times, rounds);
}

static double list_memory(void) {
  show_window(make_list(100));
  const double before = resident_memory();
  gtk_window_set_child(GTK_WINDOW(window), make_list(100000));
  frame();
  return resident_memory() - before;
}

int main(int argc, char **argv) {
  const char *work = argc > 1 ? argv[1] : "";
  if (!gtk_init_check()) {
    fprintf(stderr, "gtk: there is no display\n");
    return 1;
  }
  double time = -1;
  if (!strcmp(work, "push-pop")) time = push_pop(1, 25, 200, FALSE, FALSE);
  if (!strcmp(work, "push-pop-deep")) time = push_pop(10000, 25, 20, FALSE, FALSE);
  if (!strcmp(work, "push-pop-frame")) time = push_pop(1, 200, 1, FALSE, TRUE);
  if (!strcmp(work, "fresh")) time = push_pop(1, 25, 50, TRUE, FALSE);
  if (!strcmp(work, "fresh-frame")) time = push_pop(1, 200, 1, TRUE, TRUE);
  if (!strcmp(work, "slide")) time = transition(TRUE);
  if (!strcmp(work, "dissolve")) time = transition(FALSE);
  if (!strcmp(work, "list-first-frame")) time = list_first_frame(100000);
  if (!strcmp(work, "list-scroll")) time = list_moves(300, FALSE);
  if (!strcmp(work, "list-jump")) time = list_moves(100, TRUE);
  if (!strcmp(work, "list-memory")) time = list_memory();
  if (!strcmp(work, "start")) {
    show_window(gtk_label_new("Hello"));
    printf("%.9f %.3f\n", processor_time(), peak_memory());
    return 0;
  }
  if (time < 0 && strcmp(work, "list-memory")) return 2;
  printf("%.9f\n", time);
  (void)argv;
  return 0;
}
