package kodama.script.api.shot;

import java.util.List;
import kodama.draw.BlendMode;
import kodama.lua.bind.Option;
import kodama.shot.look.EndEffect;
import kodama.shot.look.ShotLook;
import kodama.shot.look.SpawnFlash;

/** The options that say how a shot looks, and how large it is. */
final class ShotLookOptions {
    private static final double SMALLEST = 0.1;
    private static final double LARGEST = 16;

    /** In the order of the reference. */
    static final List<Option> ALL = List.of(
            Option.text(
                            "kind",
                            "Its kind: one of the built-in ones, such as \"star\", or one that `shot.kind` has named."
                                    + " What is not given here is as the kind says.")
                    .as("string<ShotKind>"),
            Option.text(
                            "color",
                            "The color of its kind: red, orange, yellow, green, cyan, blue, purple or white; red or"
                                    + " blue if it is left out.")
                    .as("string<ShotColor>"),
            Option.of(
                    "sprite",
                    "string<Picture>",
                    "Name of its picture; that of its kind, or a round one, is drawn if it is left out."),
            Option.integer("frame", 1, Integer.MAX_VALUE, 1, "Which frame of the picture, if that is a sheet."),
            Option.of("frames", "integer[]", "The frames that are shown one after the other, again and again."),
            Option.integer("frame_ticks", 1, Integer.MAX_VALUE, 6, "How long each of `frames` is shown; in ticks."),
            Option.flag("turns", false, "Whether the picture turns with the direction; kinds know it themselves."),
            Option.number("spin", 0, "How far the picture goes round; in degrees a tick. Stars do so by themselves."),
            Option.atLeast(
                    "radius", 0, 2, "How large it is where it hits; in pixels. Kinds know it, times their `scale`."),
            Option.between("scale", SMALLEST, LARGEST, 1.0, "How many times as large."),
            Option.color("tint", 0xFFFFFF, "The color it is multiplied by; a white kind takes it on."),
            Option.between("alpha", 0, 1, 1.0, "From 0, invisible, to 1."),
            Option.words("blend", BlendMode.class, "Whether its colors are added to those below, as light is."),
            Option.integer(
                    "layer",
                    ShotLook.BACK,
                    ShotLook.FRONT,
                    0,
                    "Behind which shots it is drawn: those of higher layers. Large kinds are at -1 or -2, small at 1."),
            Option.between("glow", 0, 1, 0.0, "How brightly it lights up what is around it, up to 1."),
            Option.words(
                    "flash", SpawnFlash.class, "The cloud that is seen until the shot goes off, if it has a `delay`."),
            Option.words(
                    "ending",
                    EndEffect.class,
                    "What is seen when it has hit, was canceled or its life is over. Built-in kinds burst."));

    private ShotLookOptions() {}
}
