// The work of nest-bench with Qt Widgets: prints seconds of processor time (or MiB) of the work that the first argument
// names.
#include <QAbstractListModel>
#include <QApplication>
#include <QGraphicsOpacityEffect>
#include <QLabel>
#include <QListView>
#include <QPixmap>
#include <QScrollBar>
#include <QStackedWidget>
#include <functional>
#include <memory>
#include <vector>

#include "work.h"

namespace {

/// Notes whether something has been painted.
class PaintObserver : public QObject {
 public:
  bool painted = false;
  bool eventFilter(QObject *, QEvent *event) override {
    if (event->type() == QEvent::Paint) painted = true;
    return false;
  }
};

PaintObserver *observer;

/// Handles events until the window has painted what has changed.
void frame() {
  observer->painted = false;
  while (!observer->painted) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

double measure(const std::function<void()> &work) {
  const double start = processor_time();
  work();
  return processor_time() - start;
}

double median_of(int rounds, const std::function<double(int)> &work) {
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round) times.push_back(work(round));
  return median(times.data(), rounds);
}

// MARK: Pages

/// A page of ten labels.
QWidget *make_page() {
  auto *page = new QWidget;
  page->setAutoFillBackground(true);
  for (int index = 0; index < page_label_count; ++index) {
    auto *label = new QLabel(QString("Label %1").arg(index), page);
    label->setGeometry(20, 40 + 40 * index, 300, 30);
  }
  return page;
}

/// A screen of rectangles and labels, of which transitions are made.
QWidget *make_screen(QWidget *parent, int number) {
  auto *page = new QWidget(parent);
  page->setAutoFillBackground(true);
  page->setPalette(QPalette(number % 2 ? Qt::lightGray : Qt::white));
  page->setGeometry(0, 0, window_width, window_height);
  for (int index = 0; index < rectangle_count; ++index) {
    auto *view = new QWidget(page);
    view->setAutoFillBackground(true);
    view->setPalette(QPalette(QColor::fromHsvF(float((index + number * 7) % 100) / 100, 0.6f, 0.9f)));
    view->setGeometry(10 + index % 10 * 126, 10 + index / 10 * 60, 110, 44);
  }
  for (int index = 0; index < label_count; ++index) {
    auto *label = new QLabel(QString("Label %1 of page %2").arg(index).arg(number), page);
    label->setGeometry(20 + index % 5 * 250, 620 + index / 5 * 40, 240, 30);
  }
  return page;
}

/// A window with a stack of pages.
std::unique_ptr<QStackedWidget> shown_stack(int depth) {
  auto stack = std::make_unique<QStackedWidget>();
  stack->resize(window_width, window_height);
  for (int index = 0; index < depth; ++index) stack->addWidget(make_page());
  stack->setCurrentIndex(depth - 1);
  stack->show();
  frame();
  return stack;
}

void push(QStackedWidget &stack, QWidget *page) {
  stack.addWidget(page);
  stack.setCurrentWidget(page);
}

void pop(QStackedWidget &stack, QWidget *page) {
  stack.setCurrentIndex(stack.count() - 2);
  stack.removeWidget(page);
}

double push_pop(int depth, int repeats) {
  auto stack = shown_stack(depth);
  auto *page = make_page();
  const double time = median_of(25, [&](int) {
    const double time = measure([&] {
      for (int index = 0; index < repeats; ++index) {
        push(*stack, page);
        pop(*stack, page);
      }
    });
    return time / repeats;
  });
  delete page;
  return time;
}

double push_pop_frame() {
  auto stack = shown_stack(1);
  auto *page = make_page();
  const double time = median_of(300, [&](int) {
    return measure([&] {
      push(*stack, page);
      frame();
      pop(*stack, page);
      frame();
    });
  });
  delete page;
  return time;
}

double fresh() {
  auto stack = shown_stack(1);
  return median_of(25, [&](int) {
    return measure([&] {
             for (int index = 0; index < 50; ++index) {
               auto *page = make_page();
               push(*stack, page);
               pop(*stack, page);
               delete page;
             }
           }) /
           50;
  });
}

double fresh_frame() {
  auto stack = shown_stack(1);
  return median_of(300, [&](int) {
    return measure([&] {
      auto *page = make_page();
      push(*stack, page);
      frame();
      pop(*stack, page);
      frame();
      delete page;
    });
  });
}

/// Seconds for a frame of a transition that `change` moves on, from 0 to 1.
double transition(const std::function<void(QWidget *, QWidget *, double)> &change) {
  QWidget window;
  window.resize(window_width, window_height);
  auto *from = make_screen(&window, 0);
  auto *to = make_screen(&window, 1);
  change(from, to, 0);
  window.show();
  frame();
  return median_of(240, [&](int step) {
    const double progress = double(step % 24 + 1) / 25;
    return measure([&] {
      change(from, to, progress);
      frame();
    });
  });
}

double slide() {
  return transition([](QWidget *from, QWidget *to, double progress) {
    from->move(int(-window_width * progress), 0);
    to->move(int(window_width * (1 - progress)), 0);
  });
}

double dissolve() {
  return transition([](QWidget *, QWidget *to, double progress) {
    auto *effect = qobject_cast<QGraphicsOpacityEffect *>(to->graphicsEffect());
    if (!effect) to->setGraphicsEffect(effect = new QGraphicsOpacityEffect);
    effect->setOpacity(progress);
  });
}

// MARK: Lists

class Rows : public QAbstractListModel {
 public:
  explicit Rows(int count) : count(count), image(24, 24) { image.fill(Qt::blue); }
  int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : count; }
  QVariant data(const QModelIndex &index, int role) const override {
    switch (role) {
      case Qt::DisplayRole: return QString("Row %1").arg(index.row());
      case Qt::DecorationRole: return image;
      case Qt::SizeHintRole: return QSize(window_width, row_height);
      default: return {};
    }
  }

 private:
  int count;
  QPixmap image;
};

QListView *make_list(QWidget &window, Rows &rows) {
  auto *list = new QListView(&window);
  list->setUniformItemSizes(true);
  list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list->setGeometry(0, 0, window_width, window_height);
  list->setModel(&rows);
  return list;
}

double list_first_frame(int count) {
  return median_of(15, [&](int) {
    QWidget window;
    window.resize(window_width, window_height);
    window.show();
    frame();
    Rows rows(count);
    return measure([&] {
      make_list(window, rows)->show();
      frame();
    });
  });
}

double list_moves(int rounds, const std::function<int(int)> &offset) {
  QWidget window;
  window.resize(window_width, window_height);
  Rows rows(100000);
  auto *list = make_list(window, rows);
  window.show();
  frame();
  return median_of(rounds, [&](int step) {
    return measure([&] {
      list->verticalScrollBar()->setValue(offset(step));
      frame();
    });
  });
}

double list_memory() {
  QWidget window;
  window.resize(window_width, window_height);
  window.show();
  frame();
  double memory[2];
  const int counts[] = {100, 100000};
  for (int index = 0; index < 2; ++index) {
    Rows rows(counts[index]);
    auto *list = make_list(window, rows);
    list->show();
    frame();
    memory[index] = resident_memory();
    delete list;
  }
  return memory[1] - memory[0];
}

void print_start() {
  QLabel label("Hello");
  label.resize(window_width, window_height);
  label.show();
  frame();
  printf("%.9f %.3f\n", processor_time(), peak_memory());
}

}  // namespace

int main(int argc, char **argv) {
  QApplication application(argc, argv);
  PaintObserver paints;
  observer = &paints;
  application.installEventFilter(&paints);
  const std::string work = argc > 1 ? argv[1] : "";
  double time = -1;
  if (work == "push-pop") time = push_pop(1, 200);
  if (work == "push-pop-deep") time = push_pop(10000, 1);
  if (work == "push-pop-frame") time = push_pop_frame();
  if (work == "fresh") time = fresh();
  if (work == "fresh-frame") time = fresh_frame();
  if (work == "slide") time = slide();
  if (work == "dissolve") time = dissolve();
  if (work == "list-first-frame") time = list_first_frame(100000);
  if (work == "list-scroll") time = list_moves(300, [](int step) { return scroll_step * (step + 1); });
  if (work == "list-jump") time = list_moves(100, [](int step) { return jump_target(step + 1) * row_height; });
  if (work == "list-memory") time = list_memory();
  if (work == "start") {
    print_start();
    return 0;
  }
  if (time < 0 && work != "list-memory") return 2;
  printf("%.9f\n", time);
}
