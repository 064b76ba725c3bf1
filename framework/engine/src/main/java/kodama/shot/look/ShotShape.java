package kodama.shot.look;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The shapes that built-in shots have: how each looks, where it hits, and how it is shown. */
public enum ShotShape {
    /** The smallest round one. */
    SMALL_PEARL(Rounds::smallPearl, 2.5, Pose.UPRIGHT, 1),
    /** Round, with a core like light. */
    PEARL(Rounds::pearl, 4, Pose.UPRIGHT, 0),
    /** Large and round. */
    BIG_PEARL(Rounds::bigPearl, 9, Pose.UPRIGHT, -1),
    /** A ball, lit from the upper left. */
    ORB(Rounds::orb, 5, Pose.UPRIGHT, 0),
    /** The largest: what is behind it shines through. */
    BUBBLE(Rounds::bubble, 11, Pose.UPRIGHT, -2),
    /** A ring with nothing in it. */
    RING(Rounds::ring, 6, Pose.UPRIGHT, 0),
    /** It looks at you. */
    EYE(Rounds::eye, 4.5, Pose.UPRIGHT, 0),
    /** A coin. */
    COIN(Rounds::coin, 5, Pose.UPRIGHT, 0),
    /** A crescent that spins. */
    MOON(Rounds::moon, 4, Pose.SPINS, 0),
    /** A small star that spins. */
    SMALL_STAR(Stars::smallStar, 2.5, Pose.SPINS, 1),
    /** A star with five points that spins. */
    STAR(Stars::star, 5, Pose.SPINS, 0),
    /** A star with four points that spins. */
    STAR4(Stars::star4, 3.5, Pose.SPINS, 0),
    /** A star with six points that spins. */
    STAR6(Stars::star6, 5.5, Pose.SPINS, 0),
    /** A snowflake that spins. */
    SNOWFLAKE(Stars::snowflake, 4.5, Pose.SPINS, 0),
    /** A cogwheel that spins. */
    GEAR(Stars::gear, 6, Pose.SPINS, 0),
    /** As thick as it is short. */
    CROSS(Stars::cross, 4, Pose.UPRIGHT, 0),
    /** A grain of rice, of which curtains are woven. */
    RICE(Grains::rice, 2.5, Pose.TURNS, 1),
    /** A fish's scale. */
    SCALE(Grains::scale, 3.5, Pose.TURNS, 0),
    /** Half colored, half white. */
    CAPSULE(Grains::capsule, 3, Pose.TURNS, 0),
    /** What guns fire. */
    BULLET(Grains::bullet, 2.5, Pose.TURNS, 1),
    /** A rod with edges. */
    CRYSTAL(Grains::crystal, 3, Pose.TURNS, 0),
    /** Blade, guard and handle. */
    KNIFE(Blades::knife, 2.5, Pose.TURNS, 0),
    /** A blade with a ring at its end. */
    KUNAI(Blades::kunai, 3, Pose.TURNS, 0),
    /** All point and wings. */
    DART(Blades::dart, 3, Pose.TURNS, 0),
    /** Long and thin. */
    NEEDLE(Blades::needle, 1.5, Pose.TURNS, 1),
    /** Point, shaft and feathers. */
    ARROW(Blades::arrow, 2.5, Pose.TURNS, 0),
    /** A splinter that spins. */
    SHARD(Blades::shard, 3.5, Pose.SPINS, 0),
    /** A bow as wide as a wall. */
    WAVE(Blades::wave, 4, Pose.TURNS, -1),
    /** A cherry's. */
    PETAL(Nature::petal, 3.5, Pose.TURNS, 0),
    /** A leaf on its stalk. */
    LEAF(Nature::leaf, 3.5, Pose.TURNS, 0),
    /** Four wings. */
    BUTTERFLY(Nature::butterfly, 3.5, Pose.TURNS, 0),
    /** A feather, quill last. */
    FEATHER(Nature::feather, 2.5, Pose.TURNS, 0),
    /** A drop of water with its tail. */
    DROP(Nature::drop, 3.5, Pose.TURNS, 0),
    /** A ball of fire with its tail. */
    FLAME(Nature::flame, 4, Pose.TURNS, 0),
    /** A heart. */
    HEART(Things::heart, 5, Pose.UPRIGHT, 0),
    /** A paper charm. */
    AMULET(Things::amulet, 4, Pose.TURNS, 0),
    /** A skull. */
    SKULL(Things::skull, 5, Pose.UPRIGHT, 0),
    /** A note of a beat. */
    CROTCHET(Things::crotchet, 3.5, Pose.UPRIGHT, 0),
    /** A note of half a beat. */
    QUAVER(Things::quaver, 3.5, Pose.UPRIGHT, 0),
    /** A cut stone. */
    GEM(Things::gem, 4.5, Pose.UPRIGHT, 0);

    /** How a shape is shown while it flies. */
    public enum Pose {
        /** As it is painted. */
        UPRIGHT,
        /** Pointing where it flies. */
        TURNS,
        /** Going round all the time. */
        SPINS
    }

    /** What the names of its pictures begin with. */
    private static final String OURS = "kodama.";

    private final String word;
    private final Supplier<Drawing> drawing;
    private final double radius;
    private final Pose pose;
    private final int layer;

    ShotShape(Supplier<Drawing> drawing, double radius, Pose pose, int layer) {
        this.word = name().toLowerCase(Locale.ROOT);
        this.drawing = drawing;
        this.radius = radius;
        this.pose = pose;
        this.layer = layer;
    }

    /** Lists the names of all pictures, such as {@code kodama.star.red}. */
    public static List<String> pictureNames() {
        List<String> names = new ArrayList<>();
        for (ShotShape shape : values()) for (ShotColor color : ShotColor.values()) names.add(shape.pictureName(color));
        return names;
    }

    /**
     * Finds the picture of a name such as {@code kodama.star.red}.
     *
     * @param name of a picture
     * @return the picture to be painted; null if the name is none of them
     */
    public static @Nullable Artwork named(String name) {
        if (!name.startsWith(OURS)) return null;
        for (ShotShape shape : values())
            for (ShotColor color : ShotColor.values())
                if (name.equals(shape.pictureName(color))) return shape.in(color);
        return null;
    }

    /** Paints it, when it is asked for its pixels. */
    public Artwork in(ShotColor color) {
        return drawing.get().in(color, pictureName(color));
    }

    private String pictureName(ShotColor color) {
        return OURS + word + "." + color.word();
    }

    /** Returns what scripts call it, in small letters, with underscores. */
    public String word() {
        return word;
    }

    /**
     * Returns how large it is where it hits, which is less than it looks.
     *
     * @return radius of a circle around its middle; in virtual pixels
     */
    public double radius() {
        return radius;
    }

    /** Returns how it is shown while it flies: upright, turning or spinning. */
    public Pose pose() {
        return pose;
    }

    /**
     * Returns where it is drawn among other shots: large ones behind small ones, so that none is hidden.
     *
     * @return from -2, the back, to 2, the front
     */
    public int layer() {
        return layer;
    }
}
