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
import kodama.script.api.shot.WallOptions;
import kodama.script.task.GroupMasks;
import kodama.shot.ShotSpec;
import kodama.shot.laser.LaserSpec;
import kodama.shot.laser.Lasers;
import kodama.shot.look.LaserTexture;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/** Reads the options of beams and curves: the origin, the look and what the laser hits. */
final class LaserLooks {
    /** Default radius of the hitbox, as a fraction of the drawn width: the light has soft edges. */
    private static final double HIT_PART = 0.25;

    private static final double MAX_DAMAGE = 1e9;

    static final List<Option> COMMON = List.of(
            Option.of("from", "Task|Place", "Task or position that fires: the laser starts there."),
            Option.number("x", "Horizontal start position, in pixels; by default, that of `from`."),
            Option.number("y", "Vertical start position, in pixels; by default, that of `from`."),
            Option.number(
                    "angle",
                    "Direction, in degrees: 0 is right, 90 is down (default). With `aim`, the offset from the"
                            + " direction to the target."),
            Option.of("aim", "Task|Place", "Task or position that the laser is aimed at."),
            Option.words("color", ShotColor.class, "Color of the light."),
            Option.between("width", 1, Lasers.MAX_WIDTH, 12.0, "Visible width, in pixels."),
            Option.between(
                            "radius",
                            0,
                            Lasers.MAX_WIDTH,
                            0.0,
                            "Half the width of the hitbox, in pixels; by default, a quarter of `width`.")
                    .withoutDefault(),
            Option.text("hits", "ship", "Group, or list of groups, that the laser hits.")
                    .as("string<Group>|string[]"),
            Option.between("damage", -MAX_DAMAGE, MAX_DAMAGE, 1.0, "Damage per tick of contact."),
            Option.flag("graze", true, "Whether the laser calls the `on_graze` of tasks that it comes close to."),
            Option.integer(
                    "graze_every",
                    1,
                    Integer.MAX_VALUE,
                    6,
                    "Interval at which a laser that stays near a task grazes it again, in ticks."));

    private final Map<ShotColor, Image> lights = new EnumMap<>(ShotColor.class);
    /** The invisible style of heads; only the light is drawn. */
    private final ShotStyle invisible = ShotStyle.upright(new Image("kodama.laser.head", 1, 1, new int[1]), 0);

    private final GroupMasks groups;
    private final ShotMotions motions;
    private final WallOptions walls;

    LaserLooks(GroupMasks groups, ShotMotions motions, WallOptions walls) {
        this.walls = walls;
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

    /** Returns the spec of a head: a shot with the movement of the options that is invisible and does not hit. */
    ShotSpec head(Options options) {
        ShotSpec.Builder spec = ShotSpec.of(invisible).grazes(false).part(true);
        motions.apply(options, spec);
        spec.walls(walls.ofLaser(options));
        return spec.build();
    }
}
