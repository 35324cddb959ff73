// The work of nest-bench with Qt Quick, drawn by its software renderer into a picture: prints seconds of processor time
// (or MiB) of the work that the first argument names.
#include <QGuiApplication>
#include <QImage>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickItem>
#include <QQuickRenderControl>
#include <QQuickRenderTarget>
#include <QQuickWindow>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "work.h"

namespace {

class Squares : public QQuickImageProvider {
 public:
  Squares() : QQuickImageProvider(QQuickImageProvider::Image) {}
  QImage requestImage(const QString &, QSize *size, const QSize &) override {
    QImage image(24, 24, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::blue);
    if (size) *size = image.size();
    return image;
  }
};

/// A window whose frames are drawn when `frame()` is called.
class Stage {
 public:
  Stage() : window(&control), image(window_width, window_height, QImage::Format_ARGB32_Premultiplied) {
    engine.addImageProvider("squares", new Squares);
    window.setGeometry(0, 0, window_width, window_height);
    window.contentItem()->setSize(QSizeF(window_width, window_height));
    window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&image));
  }

  void frame() {
    QCoreApplication::processEvents();
    control.polishItems();
    control.beginFrame();
    control.sync();
    control.render();
    control.endFrame();
  }

  QQmlComponent *component(const char *text) {
    auto *component = new QQmlComponent(&engine, &engine);
    component->setData(text, QUrl());
    if (component->isError()) {
      fprintf(stderr, "%s\n", qPrintable(component->errorString()));
      exit(1);
    }
    return component;
  }

  QQuickItem *make(QQmlComponent *component, const QVariantMap &properties = {}) {
    auto *item = qobject_cast<QQuickItem *>(component->createWithInitialProperties(properties));
    QQmlEngine::setObjectOwnership(item, QQmlEngine::CppOwnership);
    return item;
  }

  QQuickItem *root() { return window.contentItem(); }

  QQmlEngine engine;
  QQuickRenderControl control;
  QQuickWindow window;
  QImage image;
};

const char *const page_text = R"(
import QtQuick
Rectangle {
  width: 1280; height: 800; color: "white"
  Text { x: 20; y: 40; width: 300; height: 30; text: "Label 0" }
  Text { x: 20; y: 80; width: 300; height: 30; text: "Label 1" }
  Text { x: 20; y: 120; width: 300; height: 30; text: "Label 2" }
  Text { x: 20; y: 160; width: 300; height: 30; text: "Label 3" }
  Text { x: 20; y: 200; width: 300; height: 30; text: "Label 4" }
  Text { x: 20; y: 240; width: 300; height: 30; text: "Label 5" }
  Text { x: 20; y: 280; width: 300; height: 30; text: "Label 6" }
  Text { x: 20; y: 320; width: 300; height: 30; text: "Label 7" }
  Text { x: 20; y: 360; width: 300; height: 30; text: "Label 8" }
  Text { x: 20; y: 400; width: 300; height: 30; text: "Label 9" }
}
)";

const char *const screen_text = R"(
import QtQuick
Rectangle {
  id: page
  property int number
  width: 1280; height: 800; color: number % 2 ? "lightgray" : "white"
  Repeater {
    model: 100
    Rectangle {
      x: 10 + index % 10 * 126; y: 10 + Math.floor(index / 10) * 60; width: 110; height: 44
      color: Qt.hsva((index + page.number * 7) % 100 / 100, 0.6, 0.9, 1)
    }
  }
  Repeater {
    model: 20
    Text {
      x: 20 + index % 5 * 250; y: 620 + Math.floor(index / 5) * 40; width: 240; height: 30
      text: "Label " + index + " of page " + page.number
    }
  }
}
)";

const char *const list_text = R"(
import QtQuick
ListView {
  width: 1280; height: 800; reuseItems: true
  delegate: Item {
    width: 1280; height: 44
    Image { x: 16; y: 10; width: 24; height: 24; source: "image://squares/0" }
    Text { x: 56; height: 44; verticalAlignment: Text.AlignVCenter; text: "Row " + index }
  }
}
)";

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

/// Pages above each other, of which the last one is visible.
class Stack {
 public:
  Stack(Stage &stage, int depth) : stage(stage), component(stage.component(page_text)) {
    for (int index = 0; index < depth; ++index) push(make());
    stage.frame();
  }
  QQuickItem *make() { return stage.make(component); }
  void push(QQuickItem *page) {
    if (!pages.empty()) pages.back()->setVisible(false);
    page->setParentItem(stage.root());
    page->setVisible(true);
    pages.push_back(page);
  }
  void pop() {
    pages.back()->setParentItem(nullptr);
    pages.pop_back();
    pages.back()->setVisible(true);
  }

 private:
  Stage &stage;
  QQmlComponent *component;
  std::vector<QQuickItem *> pages;
};

double push_pop(Stage &stage, int depth, int repeats) {
  Stack stack(stage, depth);
  auto *page = stack.make();
  return median_of(25, [&](int) {
    return measure([&] {
             for (int index = 0; index < repeats; ++index) {
               stack.push(page);
               stack.pop();
             }
           }) /
           repeats;
  });
}

double push_pop_frame(Stage &stage) {
  Stack stack(stage, 1);
  auto *page = stack.make();
  return median_of(300, [&](int) {
    return measure([&] {
      stack.push(page);
      stage.frame();
      stack.pop();
      stage.frame();
    });
  });
}

double fresh(Stage &stage) {
  Stack stack(stage, 1);
  return median_of(25, [&](int) {
    return measure([&] {
             for (int index = 0; index < 50; ++index) {
               auto *page = stack.make();
               stack.push(page);
               stack.pop();
               delete page;
             }
           }) /
           50;
  });
}

double fresh_frame(Stage &stage) {
  Stack stack(stage, 1);
  return median_of(300, [&](int) {
    return measure([&] {
      auto *page = stack.make();
      stack.push(page);
      stage.frame();
      stack.pop();
      stage.frame();
      delete page;
    });
  });
}

/// Seconds for a frame of a transition that `change` moves on, from 0 to 1.
double transition(
    Stage &stage, const std::function<void(QQuickItem *, QQuickItem *, double)> &change) {
  auto *component = stage.component(screen_text);
  auto *from = stage.make(component, {{"number", 0}});
  auto *to = stage.make(component, {{"number", 1}});
  from->setParentItem(stage.root());
  to->setParentItem(stage.root());
  change(from, to, 0);
  stage.frame();
  return median_of(240, [&](int step) {
    const double progress = double(step % 24 + 1) / 25;
    return measure([&] {
      change(from, to, progress);
      stage.frame();
    });
  });
}

double slide(Stage &stage) {
  return transition(stage, [](QQuickItem *from, QQuickItem *to, double progress) {
    from->setX(-window_width * progress);
    to->setX(window_width * (1 - progress));
  });
}

double dissolve(Stage &stage) {
  return transition(
      stage, [](QQuickItem *, QQuickItem *to, double progress) { to->setOpacity(progress); });
}

// MARK: Lists

double list_first_frame(Stage &stage, int count) {
  auto *component = stage.component(list_text);
  stage.frame();
  return median_of(15, [&](int) {
    QQuickItem *list = nullptr;
    const double time = measure([&] {
      list = stage.make(component, {{"model", count}});
      list->setParentItem(stage.root());
      stage.frame();
    });
    delete list;
    stage.frame();
    return time;
  });
}

double list_moves(Stage &stage, int rounds, const std::function<int(int)> &offset) {
  auto *list = stage.make(stage.component(list_text), {{"model", 100000}});
  list->setParentItem(stage.root());
  stage.frame();
  return median_of(rounds, [&](int step) {
    return measure([&] {
      list->setProperty("contentY", offset(step));
      stage.frame();
    });
  });
}

double list_memory(Stage &stage) {
  auto *component = stage.component(list_text);
  double memory[2];
  const int counts[] = {100, 100000};
  for (int index = 0; index < 2; ++index) {
    auto *list = stage.make(component, {{"model", counts[index]}});
    list->setParentItem(stage.root());
    stage.frame();
    memory[index] = resident_memory();
    delete list;
  }
  return memory[1] - memory[0];
}

void print_start(Stage &stage) {
  auto *label = stage.make(stage.component("import QtQuick\nText { text: \"Hello\" }"));
  label->setParentItem(stage.root());
  stage.frame();
  printf("%.9f %.3f\n", processor_time(), peak_memory());
}

}  // namespace

int main(int argc, char **argv) {
  QGuiApplication application(argc, argv);
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  Stage stage;
  const std::string work = argc > 1 ? argv[1] : "";
  double time = -1;
  if (work == "push-pop") time = push_pop(stage, 1, 200);
  if (work == "push-pop-deep") time = push_pop(stage, 10000, 20);
  if (work == "push-pop-frame") time = push_pop_frame(stage);
  if (work == "fresh") time = fresh(stage);
  if (work == "fresh-frame") time = fresh_frame(stage);
  if (work == "slide") time = slide(stage);
  if (work == "dissolve") time = dissolve(stage);
  if (work == "list-first-frame") time = list_first_frame(stage, 100000);
  if (work == "list-scroll")
    time = list_moves(stage, 300, [](int step) { return scroll_step * (step + 1); });
  if (work == "list-jump")
    time = list_moves(stage, 100, [](int step) { return jump_target(step + 1) * row_height; });
  if (work == "list-memory") time = list_memory(stage);
  if (work == "start") {
    print_start(stage);
    return 0;
  }
  if (time < 0 && work != "list-memory") return 2;
  printf("%.9f\n", time);
}
