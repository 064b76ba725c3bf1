package kodama.shot.look;

import static kodama.shot.look.SdfShapes.above;
import static kodama.shot.look.SdfShapes.box;
import static kodama.shot.look.SdfShapes.disc;
import static kodama.shot.look.SdfShapes.ellipse;
import static kodama.shot.look.SdfShapes.line;
import static kodama.shot.look.SdfShapes.polygon;

/** Shapes of everyday objects and symbols. */
final class ObjectShapes {
    private ObjectShapes() {}

    static Drawing heart() {
        SdfShape heart = disc(4.7)
                .moved(-3.7, -2.6)
                .or(disc(4.7).moved(3.7, -2.6))
                .or(polygon(-7.4, 0.4, 0, -3, 7.4, 0.4, 0, 7.6));
        return new Drawing(17, 16)
                .paint(Tone.DARK, heart)
                .paint(Tone.FULL, heart.grown(-1))
                .paint(Tone.LIGHT, disc(2.3).moved(-3.8, -3))
                .paint(Tone.PALE, disc(1.2).moved(-4.4, -3.6));
    }

    static Drawing amulet() {
        SdfShape paper = box(9, 5.5);
        return new Drawing(18, 11)
                .paint(Tone.DARK, paper)
                .paint(Tone.PALE, paper.grown(-1))
                .paint(Tone.FULL, box(0.6, 4.5).moved(-6, 0).or(box(0.6, 4.5).moved(6, 0)))
                .paint(Tone.FULL, line(-3, 0, 3, 0, 0.6))
                .paint(Tone.FULL, line(-2, -2, -2, 2, 0.5).or(line(2, -2, 2, 2, 0.5)));
    }

    static Drawing skull() {
        SdfShape dome = ellipse(7.5, 6.4).moved(0, -1.8);
        SdfShape jaw = box(4, 3).moved(0, 4.8);
        SdfShape head = dome.or(jaw);
        SdfShape sockets = disc(2).moved(-2.9, -1).or(disc(2).moved(2.9, -1));
        return new Drawing(15, 16)
                .paint(Tone.DARK, head)
                .paint(Tone.LIGHT, head.grown(-1))
                .paint(Tone.PALE, dome.grown(-1.4).moved(-0.5, -0.6))
                .paint(Tone.DARK, sockets)
                .paint(Tone.FULL, disc(0.9).moved(-2.9, -1).or(disc(0.9).moved(2.9, -1)))
                .paint(Tone.DARK, polygon(-1, 3, 1, 3, 0, 1))
                .paint(
                        Tone.DARK,
                        box(0.4, 1.2)
                                .moved(-2, 6)
                                .or(box(0.4, 1.2).moved(2, 6))
                                .or(box(0.4, 1.2).moved(0, 6)));
    }

    static Drawing crotchet() {
        return note(11, -0.5, line(3, 5, 3, -8, 0.8));
    }

    static Drawing quaver() {
        SdfShape flag = line(1, -7.3, 5, -3.5, 1).or(line(5, -3.5, 4.5, 0, 0.5));
        return note(15, -2.5, line(1, 5, 1, -8, 0.8).or(flag));
    }

    private static Drawing note(int width, double column, SdfShape stem) {
        SdfShape note = ellipse(4, 3).turned(-20).moved(column, 5.4).or(stem);
        return new Drawing(width, 20)
                .paint(Tone.DARK, note.grown(1))
                .paint(Tone.FULL, note)
                .paint(Tone.PALE, ellipse(1.8, 1).turned(-20).moved(column - 0.4, 5));
    }

    static Drawing gem() {
        SdfShape gem = polygon(0, 8.5, -7, -2, -4, -6.5, 4, -6.5, 7, -2);
        return new Drawing(15, 17)
                .paint(Tone.DARK, gem)
                .paint(Tone.FULL, gem.grown(-1))
                .paint(Tone.LIGHT, gem.grown(-1).and(above(-2)))
                .paint(Tone.PALE, polygon(-3, -2, 0, 6, -1, -2));
    }
}
