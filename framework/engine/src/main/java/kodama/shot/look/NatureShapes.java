package kodama.shot.look;

import static kodama.shot.look.SdfShapes.above;
import static kodama.shot.look.SdfShapes.disc;
import static kodama.shot.look.SdfShapes.ellipse;
import static kodama.shot.look.SdfShapes.lens;
import static kodama.shot.look.SdfShapes.line;
import static kodama.shot.look.SdfShapes.polygon;
import static kodama.shot.look.SdfShapes.rightOf;

/** Shapes from nature: plants, animals, water, fire. They point to the right. */
final class NatureShapes {
    private NatureShapes() {}

    static Drawing petal() {
        SdfShape petal = disc(5.6)
                .moved(2, -0.8)
                .or(disc(5.6).moved(2, 0.8))
                .or(polygon(-8.5, 0, 0, -6.2, 4, 0, 0, 6.2))
                .without(polygon(10, -3, 4.5, 0, 10, 3));
        return new Drawing(17, 13)
                .paint(Tone.DARK, petal)
                .paint(Tone.FULL, petal.grown(-1))
                .paint(Tone.LIGHT, petal.grown(-1.6).and(rightOf(-3)))
                .paint(Tone.PALE, petal.grown(-2.2).and(rightOf(-0.5)))
                .paint(Tone.FULL, line(-6, 0, -1, 0, 0.3));
    }

    static Drawing leaf() {
        SdfShape leaf = lens(9, 5.6).moved(1, 0);
        return new Drawing(21, 11)
                .paint(Tone.DARK, leaf.or(line(-10, 0, -6, 0, 0.6)))
                .paint(Tone.FULL, leaf.grown(-1))
                .paint(Tone.LIGHT, leaf.grown(-1).and(above(0)))
                .paint(Tone.DARK, line(-6, 0, 6, 0, 0.3))
                .paint(Tone.PALE, line(2, -1.8, 5, -1.4, 0.5));
    }

    static Drawing butterfly() {
        SdfShape fore = ellipse(6, 4).turned(-60).moved(2, -6);
        SdfShape hind = ellipse(4.4, 3).turned(55).moved(-4, -4.4);
        SdfShape wings = fore.or(hind);
        SdfShape mirrored = (x, y) -> wings.distance(x, -Math.abs(y));
        SdfShape inner = (x, y) -> wings.distance(x, -Math.abs(y)) + 2;
        return new Drawing(22, 24)
                .paint(Tone.DARK, mirrored)
                .paint(Tone.FULL, mirrored.grown(-1))
                .paint(Tone.LIGHT, inner)
                .paint(Tone.PALE, inner.grown(-0.8))
                .paint(Tone.DARK, line(-6, 0, 6, 0, 1))
                .paint(Tone.DARK, line(6, 0, 9.5, 3, 0.4).mirrored());
    }

    static Drawing feather() {
        SdfShape vane = lens(11, 4.6)
                .moved(2, 0)
                .without(polygon(1, 5, 0, 1.5, -1.2, 5))
                .without(polygon(6, -5, 5, -1.6, 4, -5));
        return new Drawing(28, 9)
                .paint(Tone.DARK, vane.or(line(-13, 0, -6, 0, 0.6)))
                .paint(Tone.LIGHT, vane.grown(-1))
                .paint(Tone.PALE, vane.grown(-1).and(above(0)))
                .paint(Tone.FULL, line(-9, 0, 9, 0, 0.4));
    }

    static Drawing drop() {
        SdfShape drop = disc(5).moved(3, 0).or(polygon(-8, 0, 0.6, -4.4, 3, 0, 0.6, 4.4));
        return new Drawing(16, 10)
                .paint(Tone.DARK, drop)
                .paint(Tone.FULL, drop.grown(-1))
                .paint(Tone.LIGHT, disc(2.6).moved(3.6, -0.6))
                .paint(Tone.PALE, disc(1.5).moved(4, -1.2));
    }

    static Drawing flame() {
        SdfShape fire =
                disc(6).moved(4, 0).or(polygon(4, -6, -4, -5.5, -1, -3, -10, -1.5, -3, 1, -8, 4.5, 0, 4.6, 4, 6));
        return new Drawing(20, 12)
                .paint(Tone.DARK, fire)
                .paint(Tone.FULL, fire.grown(-1))
                .paint(Tone.LIGHT, fire.grown(-2.2))
                .paint(Tone.PALE, disc(3).moved(4.5, 0));
    }
}
