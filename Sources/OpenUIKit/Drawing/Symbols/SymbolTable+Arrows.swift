nonisolated extension SymbolTable {
  static let arrows = """
    chevron.left: circle square: l 16.5 2.8 7.5 12 16.5 21.2
    chevron.right: circle square: l 7.5 2.8 16.5 12 7.5 21.2
    chevron.backward: circle square turns: l 16.5 2.8 7.5 12 16.5 21.2
    chevron.forward: circle square turns: l 7.5 2.8 16.5 12 7.5 21.2
    chevron.up: circle square: l 2.8 16.5 12 7.5 21.2 16.5
    chevron.down: circle square: l 2.8 7.5 12 16.5 21.2 7.5
    chevron.compact.left:: l 13.6 3 10.4 12 13.6 21
    chevron.compact.right:: l 10.4 3 13.6 12 10.4 21
    chevron.compact.up:: l 3 13.6 12 10.4 21 13.6
    chevron.compact.down:: l 3 10.4 12 13.6 21 10.4
    chevron.left.2:: l 11.4 4 3.4 12 11.4 20;l 20 4 12 12 20 20
    chevron.right.2:: l 4 4 12 12 4 20;l 12.6 4 20.6 12 12.6 20
    chevron.up.chevron.down:: l 6.5 8.6 12 3 17.5 8.6;l 6.5 15.4 12 21 17.5 15.4
    arrow.left: circle square: l 21 12 3 12;l 10.4 4.6 3 12 10.4 19.4
    arrow.right: circle square: l 3 12 21 12;l 13.6 4.6 21 12 13.6 19.4
    arrow.backward: circle square turns: l 21 12 3 12;l 10.4 4.6 3 12 10.4 19.4
    arrow.forward: circle square turns: l 3 12 21 12;l 13.6 4.6 21 12 13.6 19.4
    arrow.up: circle square: l 12 21 12 3;l 4.6 10.4 12 3 19.4 10.4
    arrow.down: circle square: l 12 3 12 21;l 4.6 13.6 12 21 19.4 13.6
    arrow.up.left: circle square: l 19 19 5 5;l 5 15.4 5 5 15.4 5
    arrow.up.right: circle square: l 5 19 19 5;l 8.6 5 19 5 19 15.4
    arrow.down.left: circle square: l 19 5 5 19;l 5 8.6 5 19 15.4 19
    arrow.down.right: circle square: l 5 5 19 19;l 19 8.6 19 19 8.6 19
    arrow.up.arrow.down: circle square: l 7 21 7 3;l 2.6 7.4 7 3 11.4 7.4;l 17 3 17 21;l 12.6 16.6 17 21 21.4 16.6
    arrow.left.arrow.right: circle square: l 21 7 3 7;l 7.4 2.6 3 7 7.4 11.4;l 3 17 21 17;l 16.6 12.6 21 17 16.6 \
      21.4
    arrow.up.and.down: circle square: l 12 2.4 12 21.6;l 7.4 7 12 2.4 16.6 7;l 7.4 17 12 21.6 16.6 17
    arrow.left.and.right: circle square: l 2.4 12 21.6 12;l 7 7.4 2.4 12 7 16.6;l 17 7.4 21.6 12 17 16.6
    arrow.clockwise: circle: a 12 12.8 8.2 -20 270;l 9.2 1.2 12.6 4.6 9.2 8
    arrow.counterclockwise: circle: a 12 12.8 8.2 -90 200;l 14.8 1.2 11.4 4.6 14.8 8
    arrow.uturn.backward: circle square turns: l 8.4 3.4 3.8 8 8.4 12.6;l 3.8 8 14.6 8;a 14.6 13.6 5.6 -90 90;l 14.6 \
      19.2 8.4 19.2
    arrow.uturn.left: circle square: l 8.4 3.4 3.8 8 8.4 12.6;l 3.8 8 14.6 8;a 14.6 13.6 5.6 -90 90;l 14.6 19.2 8.4 \
      19.2
    arrow.uturn.forward: circle square turns: l 15.6 3.4 20.2 8 15.6 12.6;l 20.2 8 9.4 8;a 9.4 13.6 5.6 90 270;l 9.4 \
      19.2 15.6 19.2
    arrow.uturn.right: circle square: l 15.6 3.4 20.2 8 15.6 12.6;l 20.2 8 9.4 8;a 9.4 13.6 5.6 90 270;l 9.4 19.2 \
      15.6 19.2
    arrow.turn.up.left:: l 9.5 4.5 3.2 10.6 9.5 16.7;l 3.8 10.6 12 10.6;c 12 10.6 17.5 10.6 20.6 13.6 20.6 19
    arrow.turn.up.right:: l 14.5 4.5 20.8 10.6 14.5 16.7;l 20.2 10.6 12 10.6;c 12 10.6 6.5 10.6 3.4 13.6 3.4 19
    arrowshape.turn.up.left: fill circle: k 10.4 4.4 10.4 4.4 2.6 11.2 2.6 11.2 2.6 11.2 10.4 18 10.4 18 10.4 18 \
      10.4 14.2 10.4 14.2 15 14.2 18.6 15.6 21.2 19.8 21.2 13 16.8 8.4 10.4 8.2 10.4 8.2 10.4 4.4 10.4 4.4
    arrowshape.turn.up.right: fill circle: k 13.6 4.4 13.6 4.4 21.4 11.2 21.4 11.2 21.4 11.2 13.6 18 13.6 18 13.6 18 \
      13.6 14.2 13.6 14.2 9 14.2 5.4 15.6 2.8 19.8 2.8 13 7.2 8.4 13.6 8.2 13.6 8.2 13.6 4.4 13.6 4.4
    arrow.triangle.2.circlepath: circle: a 12 12 8.6 -165 -20;a 12 12 8.6 15 160;l 15.4 9.4 20.4 9.4 20.4 4.4;l 8.6 \
      14.6 3.6 14.6 3.6 19.6
    arrow.2.circlepath: circle: a 12 12 8.6 -165 -20;a 12 12 8.6 15 160;l 15.4 9.4 20.4 9.4 20.4 4.4;l 8.6 14.6 3.6 \
      14.6 3.6 19.6
    arrow.up.to.line:: l 3.4 3.2 20.6 3.2;l 12 21.4 12 7.4;l 5.8 13.4 12 7.2 18.2 13.4
    arrow.down.to.line:: l 3.4 20.8 20.6 20.8;l 12 2.6 12 16.6;l 5.8 10.6 12 16.8 18.2 10.6
    arrow.left.to.line:: l 3.2 3.4 3.2 20.6;l 21.4 12 7.4 12;l 13.4 5.8 7.2 12 13.4 18.2
    arrow.right.to.line:: l 20.8 3.4 20.8 20.6;l 2.6 12 16.6 12;l 10.6 5.8 16.8 12 10.6 18.2
    arrow.up.left.and.arrow.down.right: circle: l 3.2 9.8 3.2 3.2 9.8 3.2;l 3.4 3.4 10 10;l 20.8 14.2 20.8 20.8 14.2 \
      20.8;l 20.6 20.6 14 14
    arrow.down.right.and.arrow.up.left: circle: l 10.2 3.6 10.2 10.2 3.6 10.2;l 3 3 10 10;l 13.8 20.4 13.8 13.8 20.4 \
      13.8;l 21 21 14 14
    gobackward:: a 12 12.8 8.4 -90 200;f/0.8 12.4 0.8 12.4 8 7 4.4
    goforward:: a 12 12.8 8.4 -20 270;f/0.8 11.6 0.8 11.6 8 17 4.4
    clock.arrow.circlepath:: a 12.6 12 8.8 -150 140;l 4.2 3.6 4.9 8.1 9.4 7.4|l 12.6 7.2 12.6 12.4 16 14.2
    shuffle: circle: c 2.2 6.6 9.6 6.6 10.6 17.4 18 17.4;l 18 17.4 21.4 17.4;l 18.2 13.8 21.8 17.4 18.2 21;c 2.2 \
      17.4 5.6 17.4 7.6 15.6 9 13.2;c 12.2 9.6 13.6 7.6 15.4 6.6 18 6.6;l 18 6.6 21.4 6.6;l 18.2 3 21.8 6.6 18.2 \
      10.2
    repeat: circle: l/4 3 11.4 3 6.4 20.6 6.4;l 17.4 2.8 21 6.4 17.4 10;l/4 21 12.6 21 17.6 3.4 17.6;l 6.6 14 3 17.6 \
      6.6 21.2
    rectangle.portrait.and.arrow.right:: l/2.6 14.4 7 14.4 1.8 2.8 1.8 2.8 22.2 14.4 22.2 14.4 17;l 8.6 12 21.6 12;l \
      17.6 7.8 21.8 12 17.6 16.2
    rectangle.portrait.and.arrow.forward: turns: l/2.6 14.4 7 14.4 1.8 2.8 1.8 2.8 22.2 14.4 22.2 14.4 17;l 8.6 12 \
      21.6 12;l 17.6 7.8 21.8 12 17.6 16.2
    arrowtriangle.up: fill circle square: p/1.8 12 4.4 21.6 19.4 2.4 19.4
    arrowtriangle.down: fill circle square: p/1.8 12 19.6 2.4 4.6 21.6 4.6
    arrowtriangle.left: fill circle square: p/1.8 4.4 12 19.4 2.4 19.4 21.6
    arrowtriangle.right: fill circle square: p/1.8 19.6 12 4.6 21.6 4.6 2.4
    """
}
