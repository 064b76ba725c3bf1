package kodama.shot.look;

import static kodama.shot.look.SdfShapes.above;
import static kodama.shot.look.SdfShapes.box;
import static kodama.shot.look.SdfShapes.disc;
import static kodama.shot.look.SdfShapes.lens;
import static kodama.shot.look.SdfShapes.line;
import static kodama.shot.look.SdfShapes.polygon;
import static kodama.shot.look.SdfShapes.rightOf;

/** Pointed shapes; the point is at the right, the direction of flight. */
final class BladeShapes {
    private BladeShapes() {}

    static Drawing knife() {
        SdfShape blade = polygon(-3, -3, 7, -3, 13.5, 0, 7, 3, -3, 3);
        SdfShape handle = box(5, 2).moved(-8.5, 0);
        return new Drawing(28, 10)
                .paint(Tone.DARK, blade.or(handle))
                .paint(Tone.DARK, box(1.5, 5).moved(-3.5, 0))
                .paint(Tone.FULL, box(0.6, 4).moved(-3.5, 0))
                .paint(Tone.FULL, handle.grown(-1))
                .paint(Tone.LIGHT, blade.grown(-1).and(rightOf(-2)))
                .paint(Tone.PALE, blade.grown(-1).and(rightOf(-2)).and(above(0)));
    }

    static Drawing kunai() {
        SdfShape blade = polygon(-4, 0, 0.5, -5.4, 11.5, 0, 0.5, 5.4);
        SdfShape grip = box(3, 1.5).moved(-5, 0);
        SdfShape eye = disc(2.1).edge(1.7).moved(-8.9, 0);
        return new Drawing(24, 11)
                .paint(Tone.DARK, grip.or(eye.grown(0.6)).or(blade))
                .paint(Tone.FULL, eye.grown(-0.4))
                .paint(Tone.FULL, blade.grown(-1))
                .paint(Tone.LIGHT, blade.grown(-1.5))
                .paint(Tone.PALE, blade.grown(-2.1));
    }

    static Drawing dart() {
        return Drawing.bright(18, 16, polygon(8.5, 0, -8.5, -8, -4, 0, -8.5, 8));
    }

    static Drawing needle() {
        return new Drawing(28, 5)
                .paint(Tone.DARK, lens(14, 2.6))
                .paint(Tone.FULL, lens(13, 1.7))
                .paint(Tone.PALE, lens(10.5, 0.8));
    }

    static Drawing arrow() {
        SdfShape head = polygon(12, 0, 1.5, -7, 3.5, 0, 1.5, 7);
        SdfShape shaft = box(7.5, 1.7).moved(-3, 0);
        SdfShape fletching = polygon(-12, -4.8, -8.5, -4.8, -5, 0, -8.5, 4.8, -12, 4.8, -9, 0);
        SdfShape all = head.or(shaft).or(fletching);
        return new Drawing(24, 15)
                .paint(Tone.DARK, all)
                .paint(Tone.FULL, all.grown(-1))
                .paint(Tone.PALE, head.grown(-1.9).or(line(-7, 0, 8, 0, 0.5)));
    }

    static Drawing shard() {
        SdfShape splinter = polygon(8, 1, -5, -6, -8, 1, -2, 6);
        return new Drawing(16, 12)
                .paint(Tone.DARK, splinter)
                .paint(Tone.FULL, splinter.grown(-1))
                .paint(Tone.LIGHT, splinter.grown(-1).and(polygon(8, 1, -5, -6, -4, 1)))
                .paint(Tone.PALE, splinter.grown(-1).and(polygon(8, 0, -5, -6, -4.5, -2)));
    }

    static Drawing wave() {
        SdfShape arc = disc(14).moved(-8, 0).without(disc(15).moved(-14, 0)).and(rightOf(-5.8));
        return new Drawing(14, 28)
                .paint(Tone.DARK, arc)
                .paint(Tone.FULL, arc.grown(-0.9))
                .paint(Tone.PALE, arc.grown(-1.8));
    }
}
