package kodama.shot.look;

import static kodama.shot.look.SdfShapes.box;
import static kodama.shot.look.SdfShapes.disc;
import static kodama.shot.look.SdfShapes.ellipse;
import static kodama.shot.look.SdfShapes.line;
import static kodama.shot.look.SdfShapes.polygon;
import static kodama.shot.look.SdfShapes.rightOf;

/** Small elongated shapes, typical of dense bullet curtains. */
final class GrainShapes {
    private GrainShapes() {}

    static Drawing rice() {
        return new Drawing(16, 8)
                .paint(Tone.DARK, ellipse(8, 4))
                .paint(Tone.FULL, ellipse(7, 3.1))
                .paint(Tone.PALE, ellipse(5.2, 1.8));
    }

    static Drawing scale() {
        SdfShape scale =
                ellipse(10, 7).moved(-3, 0).without(disc(6).moved(-11, 0)).and(rightOf(-7.5));
        return Drawing.bright(16, 14, scale);
    }

    static Drawing capsule() {
        SdfShape pill = line(-4, 0, 4, 0, 4.5);
        return new Drawing(18, 9)
                .paint(Tone.DARK, pill)
                .paint(Tone.FULL, pill.grown(-1))
                .paint(Tone.PALE, pill.grown(-1).and(rightOf(0)))
                .paint(Tone.LIGHT, line(-4, -1.5, -1.5, -1.5, 0.6));
    }

    static Drawing bullet() {
        SdfShape casing = box(4.5, 3.5).moved(-3.5, 0);
        SdfShape tip = ellipse(7, 3.5).moved(1, 0).and(rightOf(1));
        return new Drawing(17, 7)
                .paint(Tone.DARK, casing.or(tip))
                .paint(Tone.FULL, casing.grown(-1))
                .paint(Tone.LIGHT, box(3, 0.6).moved(-3.5, -1))
                .paint(Tone.DARK, box(0.5, 3.5).moved(-6, 0))
                .paint(Tone.PALE, tip.grown(-1));
    }

    static Drawing crystal() {
        SdfShape rod = polygon(9, 0, 4, -4.5, -4, -4.5, -9, 0, -4, 4.5, 4, 4.5);
        return new Drawing(18, 9)
                .paint(Tone.DARK, rod)
                .paint(Tone.FULL, rod.grown(-1))
                .paint(Tone.LIGHT, rod.grown(-1).and(polygon(9, 0, 4, -1.5, -4, -1.5, -9, 0, -4, -5, 4, -5)))
                .paint(Tone.PALE, rod.grown(-1).and(polygon(9, 0, 4, -1.5, 1, -1.5, -1, -5, 4, -5)));
    }
}
