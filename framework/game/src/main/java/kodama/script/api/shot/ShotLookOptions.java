package kodama.script.api.shot;

import java.util.List;
import kodama.lua.bind.Option;
import kodama.script.task.Blend;
import kodama.script.task.DissolvePatterns;
import kodama.script.task.LookOptions;
import kodama.script.task.SpriteOrigins;
import kodama.shot.look.EndEffect;
import kodama.shot.look.ShotLook;
import kodama.shot.look.SpawnFlash;

/** The options for the appearance and size of a shot. */
final class ShotLookOptions {
    private static final double SMALLEST = 0.1;
    private static final double LARGEST = 16;

    /** The options, in the order of the reference. */
    static final List<Option> ALL = List.of(
            Option.text(
                            "kind",
                            "Kind of the shot: a built-in one, such as \"star\", or one defined by `shot.kind`. Options"
                                    + " that are not given are those of the kind.")
                    .as("string<ShotKind>"),
            Option.text(
                            "color",
                            "Color of the kind: red, orange, yellow, green, cyan, blue, purple or white; by default,"
                                    + " red for shots that hit the ship, otherwise blue.")
                    .as("string<ShotColor>"),
            Option.of("sprite", "string<Picture>", "Name of the image; by default, that of the kind, or a round one."),
            Option.integer("frame", 1, Integer.MAX_VALUE, 1, "Frame of the image, if it is a sprite sheet."),
            Option.of(
                    "animation",
                    "string<AnimationName>|Animation",
                    "Animation of the image, by the age of the shot: its name, see `draw.animation`, or a table such as"
                            + " `{ frames = \"1-4\", ticks = 6 }`."),
            Option.of(
                    "frames",
                    "integer[]",
                    "Frames of the image that repeat, each for `frame_ticks`; `animation` can do more, and replaces"
                            + " them."),
            Option.integer("frame_ticks", 1, Integer.MAX_VALUE, 6, "Duration of each of `frames`, in ticks."),
            Option.flag(
                    "turns",
                    false,
                    "Whether the image turns with the direction (for a built-in kind such as \"rice\": `true`)."),
            Option.number(
                    "spin", 0, "Rotation of the image, in degrees per tick (for a built-in kind such as \"star\": 4)."),
            Option.atLeast(
                    "radius",
                    0,
                    2,
                    "Radius of the hitbox, in pixels. The default (for a built-in kind: its own radius) is multiplied"
                            + " by `scale`."),
            Option.between("scale", SMALLEST, LARGEST, 1.0, "Scale factor."),
            Option.between("scale_x", SMALLEST, LARGEST, null, "Horizontal scale factor; by default, `scale`."),
            Option.between("scale_y", SMALLEST, LARGEST, null, "Vertical scale factor; by default, `scale`."),
            LookOptions.SKEW,
            SpriteOrigins.OPTION,
            Option.color("tint", 0xFFFFFF, "Color by which the image is multiplied; white kinds take this color."),
            LookOptions.FILL,
            Option.between("fill_amount", 0, 1, 1.0, LookOptions.FILL_AMOUNT_DOC),
            LookOptions.PALETTE,
            DissolvePatterns.OPTION,
            Option.between("dissolve_amount", 0, 1, 0.0, DissolvePatterns.AMOUNT_DOC),
            Option.between("alpha", 0, 1, 1.0, "Opacity, from 0 (invisible) to 1."),
            Blend.OPTION,
            Option.integer(
                    "layer",
                    ShotLook.BACK,
                    ShotLook.FRONT,
                    0,
                    "Layer: shots on higher layers are drawn in front (for a built-in kind that is large: -1 or -2;"
                            + " that is small: 1)."),
            Option.between("glow", 0, 1, 0.0, "Brightness of the light around the shot."),
            Option.words("flash", SpawnFlash.class, "Cloud shown during the `delay`."),
            Option.words(
                    "ending",
                    EndEffect.class,
                    "Effect shown when the shot has hit, was canceled or has reached the end of its life (for a"
                            + " built-in kind: `\"burst\"`)."));

    private ShotLookOptions() {}
}
