package kodama.script.api.laser;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kodama.draw.Image;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.api.shot.DefaultShot;
import kodama.script.api.shot.ShotMotions;
import kodama.script.task.GroupMasks;
import kodama.shot.ShotSpec;
import kodama.shot.laser.LaserSpec;
import kodama.shot.laser.Lasers;
import kodama.shot.look.LaserTexture;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/** Finds out from the options of a call how a laser looks and whom it hits. */
final class LaserLooks {
    /** Half the thickness where it hits, as a part of the width that is drawn: the light has soft rims. */
    private static final double HIT_PART = 0.25;

    private static final double MOST_DAMAGE = 1e9;

    static final List<Option> COMMON = List.of(
            Option.of("from", "Task|Place", "Whose laser it is: it begins at this place."),
            Option.number("x", "Where it begins, in place of that of `from`; in pixels."),
            Option.number("y", "Where it begins, in place of that of `from`; in pixels."),
            Option.number("angle", "The direction, in degrees: 0 is right, 90 down. With `aim` it is so far beside."),
            Option.of("aim", "Task|Place", "Where it points to."),
            Option.words("color", ShotColor.class, "The color of its light; red if it is left out."),
            Option.between("width", 1, Lasers.MAX_WIDTH, 12.0, "How thick it looks; in pixels."),
            Option.between(
                            "radius",
                            0,
                            Lasers.MAX_WIDTH,
                            0.0,
                            "Half as thick as it is where it hits; a quarter of `width`, in pixels.")
                    .withoutDefault(),
            Option.text("hits", "ship", "The group that it hurts, or a list of groups.")
                    .as("string<Group>|string[]"),
            Option.between("damage", -MOST_DAMAGE, MOST_DAMAGE, 1.0, "What each tick of contact costs."),
            Option.flag("graze", true, "Whether it counts for the `on_graze` of those that it comes near to."),
            Option.integer(
                    "graze_every", 1, Integer.MAX_VALUE, 6, "After how many ticks near someone it counts again."));

    private final Map<ShotColor, Image> lights = new EnumMap<>(ShotColor.class);
    /** Heads are not seen: the light is. */
    private final ShotStyle unseen = ShotStyle.upright(new Image("kodama.laser.head", 1, 1, new int[1]), 0);

    private final GroupMasks groups;
    private final ShotMotions motions;

    LaserLooks(GroupMasks groups, ShotMotions motions) {
        this.groups = groups;
        this.motions = motions;
    }

    LaserSpec of(Options options, @Nullable Object owner) {
        double width = options.number("width");
        Value hits = options.value("hits");
        return new LaserSpec(
                lights.computeIfAbsent(color(options), LaserTexture::of),
                width,
                options.number("radius", width * HIT_PART),
                groups.of(hits.isNil() ? DefaultShot.SHIP : hits, options.function() + ": option 'hits'"),
                options.number("damage"),
                options.flag("graze") ? options.integer("graze_every") : 0,
                owner);
    }

    private static ShotColor color(Options options) {
        return options.value("color").isNil() ? ShotColor.RED : options.word("color", ShotColor.class);
    }

    /** A shot that moves as the options say, and that no one sees or is hit by. */
    ShotSpec head(Options options) {
        ShotSpec.Builder spec = ShotSpec.of(unseen).grazes(false).part(true);
        motions.apply(options, spec);
        return spec.build();
    }
}
