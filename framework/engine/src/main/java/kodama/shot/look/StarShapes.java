package kodama.shot.look;

import static kodama.shot.look.SdfShapes.box;
import static kodama.shot.look.SdfShapes.disc;
import static kodama.shot.look.SdfShapes.line;
import static kodama.shot.look.SdfShapes.rightOf;
import static kodama.shot.look.SdfShapes.starOf;

/** Shapes with rotational symmetry. */
final class StarShapes {
    private StarShapes() {}

    static Drawing smallStar() {
        SdfShape star = starOf(5, 6.4, 3.3).moved(0, 0.6);
        return new Drawing(11, 11)
                .paint(Tone.DARK, star)
                .paint(Tone.FULL, star.grown(-0.5))
                .paint(Tone.PALE, star.grown(-1.6));
    }

    static Drawing star() {
        return shining(19, 19, starOf(5, 10.4, 5.6).moved(0, 0.9));
    }

    static Drawing star4() {
        return shining(19, 19, starOf(4, 9.4, 4.1));
    }

    static Drawing star6() {
        return shining(19, 21, starOf(6, 10, 6));
    }

    /** Like {@link Drawing#bright}, but with a thinner outline, so that points are not all outline. */
    private static Drawing shining(int width, int height, SdfShape star) {
        return new Drawing(width, height)
                .paint(Tone.DARK, star)
                .paint(Tone.FULL, star.grown(-0.7))
                .paint(Tone.LIGHT, star.grown(-1.8))
                .paint(Tone.PALE, star.grown(-2.6));
    }

    static Drawing snowflake() {
        SdfShape arm = line(0, 0, 7, 0, 0.3).or(line(4, 0, 6.2, 2.2, 0.1)).or(line(4, 0, 6.2, -2.2, 0.1));
        SdfShape flake = arm.around(6).turned(90);
        return new Drawing(19, 19)
                .paint(Tone.DARK, flake.grown(1.5))
                .paint(Tone.FULL, flake.grown(0.7))
                .paint(Tone.PALE, flake.grown(0.2));
    }

    static Drawing gear() {
        SdfShape wheel = disc(6.8).or(box(2.6, 2.3).moved(6.9, 0).around(6)).without(disc(2.2));
        return new Drawing(19, 19)
                .paint(Tone.DARK, wheel)
                .paint(Tone.FULL, wheel.grown(-1))
                .paint(Tone.LIGHT, disc(4.6).edge(1.7))
                .paint(Tone.PALE, disc(4.6).edge(1.2).and(rightOf(1).turned(225)));
    }

    static Drawing cross() {
        return Drawing.bright(15, 15, box(7.5, 3.2).or(box(3.2, 7.5)));
    }
}
