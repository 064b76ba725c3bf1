package kodama.shot.look;

import static kodama.shot.look.SdfShapes.below;
import static kodama.shot.look.SdfShapes.disc;
import static kodama.shot.look.SdfShapes.ellipse;
import static kodama.shot.look.SdfShapes.lens;
import static kodama.shot.look.SdfShapes.line;
import static kodama.shot.look.SdfShapes.rightOf;

/** Round shapes. */
final class RoundShapes {
    private RoundShapes() {}

    static Drawing smallPearl() {
        return new Drawing(8, 8)
                .paint(Tone.DARK, disc(4))
                .paint(Tone.FULL, disc(3.2))
                .paint(Tone.PALE, disc(2.2));
    }

    static Drawing pearl() {
        return new Drawing(14, 14)
                .paint(Tone.DARK, disc(7))
                .paint(Tone.FULL, disc(6.1))
                .paint(Tone.LIGHT, disc(4.4))
                .paint(Tone.PALE, disc(3.7));
    }

    static Drawing bigPearl() {
        return new Drawing(28, 28)
                .paint(Tone.DARK, disc(14))
                .paint(Tone.DEEP, disc(13))
                .paint(Tone.FULL, disc(12))
                .paint(Tone.LIGHT, disc(9.2))
                .paint(Tone.PALE, disc(8));
    }

    static Drawing orb() {
        return new Drawing(16, 16)
                .paint(Tone.DARK, disc(8))
                .paint(Tone.DEEP, disc(7))
                .paint(Tone.FULL, disc(6).moved(-0.8, -0.8))
                .paint(Tone.LIGHT, disc(3.4).moved(-2, -2))
                .paint(Tone.PALE, disc(1.5).moved(-2.6, -2.6));
    }

    static Drawing bubble() {
        SdfShape gleam = disc(10.5).edge(2.2);
        return new Drawing(32, 32)
                .paint(Tone.DARK, disc(16))
                .paint(Tone.FULL, disc(15))
                .paint(Tone.LIGHT, disc(13.8))
                .paint(Tone.GLASS, disc(12.8))
                .paint(
                        Tone.PALE,
                        gleam.and(rightOf(3).turned(205)).and(rightOf(3).turned(245)))
                .paint(Tone.LIGHT, gleam.and(rightOf(9).turned(45)));
    }

    static Drawing ring() {
        return new Drawing(18, 18)
                .paint(Tone.DARK, disc(6.3).edge(5.4))
                .paint(Tone.FULL, disc(6.3).edge(3.6))
                .paint(Tone.PALE, disc(6.3).edge(1.4));
    }

    static Drawing eye() {
        SdfShape lids = lens(10, 6.6);
        SdfShape ball = lids.grown(-1);
        return new Drawing(20, 14)
                .paint(Tone.DARK, lids)
                .paint(Tone.PALE, ball)
                .paint(Tone.FULL, disc(4.3).and(ball))
                .paint(Tone.LIGHT, disc(3.4).and(below(1)).and(ball))
                .paint(Tone.DARK, disc(2.2))
                .paint(Tone.PALE, disc(0.8).moved(-1.5, -1.5));
    }

    static Drawing coin() {
        return new Drawing(14, 16)
                .paint(Tone.DARK, ellipse(7, 8))
                .paint(Tone.LIGHT, ellipse(6, 7))
                .paint(Tone.FULL, ellipse(5, 6))
                .paint(Tone.DEEP, line(0.5, -2.5, 0.5, 3.5, 1.2))
                .paint(Tone.PALE, line(-0.5, -3, -0.5, 3, 1.1));
    }

    static Drawing moon() {
        SdfShape crescent = disc(8).without(disc(6).moved(4.4, -2.6));
        return new Drawing(16, 16)
                .paint(Tone.DARK, crescent)
                .paint(Tone.FULL, crescent.grown(-1))
                .paint(Tone.LIGHT, crescent.grown(-1.6).moved(-0.3, -0.3))
                .paint(Tone.PALE, crescent.grown(-2.3));
    }
}
