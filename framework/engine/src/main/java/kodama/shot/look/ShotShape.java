package kodama.shot.look;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The shapes that built-in shots have: how each looks, where it hits, and how it is shown. */
public enum ShotShape {
    /** The smallest round one. */
    SMALL_PEARL(RoundShapes::smallPearl, 2.5, Orientation.UPRIGHT, 1),
    /** Round, with a core like light. */
    PEARL(RoundShapes::pearl, 4, Orientation.UPRIGHT, 0),
    /** Large and round. */
    BIG_PEARL(RoundShapes::bigPearl, 9, Orientation.UPRIGHT, -1),
    /** A ball, lit from the upper left. */
    ORB(RoundShapes::orb, 5, Orientation.UPRIGHT, 0),
    /** The largest: what is behind it shines through. */
    BUBBLE(RoundShapes::bubble, 11, Orientation.UPRIGHT, -2),
    /** A ring with nothing in it. */
    RING(RoundShapes::ring, 6, Orientation.UPRIGHT, 0),
    /** It looks at you. */
    EYE(RoundShapes::eye, 4.5, Orientation.UPRIGHT, 0),
    /** A coin. */
    COIN(RoundShapes::coin, 5, Orientation.UPRIGHT, 0),
    /** A crescent that spins. */
    MOON(RoundShapes::moon, 4, Orientation.SPINS, 0),
    /** A small star that spins. */
    SMALL_STAR(StarShapes::smallStar, 2.5, Orientation.SPINS, 1),
    /** A star with five points that spins. */
    STAR(StarShapes::star, 5, Orientation.SPINS, 0),
    /** A star with four points that spins. */
    STAR4(StarShapes::star4, 3.5, Orientation.SPINS, 0),
    /** A star with six points that spins. */
    STAR6(StarShapes::star6, 5.5, Orientation.SPINS, 0),
    /** A snowflake that spins. */
    SNOWFLAKE(StarShapes::snowflake, 4.5, Orientation.SPINS, 0),
    /** A cogwheel that spins. */
    GEAR(StarShapes::gear, 6, Orientation.SPINS, 0),
    /** As thick as it is short. */
    CROSS(StarShapes::cross, 4, Orientation.UPRIGHT, 0),
    /** A grain of rice, of which curtains are woven. */
    RICE(GrainShapes::rice, 2.5, Orientation.TURNS, 1),
    /** A fish's scale. */
    SCALE(GrainShapes::scale, 3.5, Orientation.TURNS, 0),
    /** Half colored, half white. */
    CAPSULE(GrainShapes::capsule, 3, Orientation.TURNS, 0),
    /** What guns fire. */
    BULLET(GrainShapes::bullet, 2.5, Orientation.TURNS, 1),
    /** A rod with edges. */
    CRYSTAL(GrainShapes::crystal, 3, Orientation.TURNS, 0),
    /** Blade, guard and handle. */
    KNIFE(BladeShapes::knife, 2.5, Orientation.TURNS, 0),
    /** A blade with a ring at its end. */
    KUNAI(BladeShapes::kunai, 3, Orientation.TURNS, 0),
    /** All point and wings. */
    DART(BladeShapes::dart, 3, Orientation.TURNS, 0),
    /** Long and thin. */
    NEEDLE(BladeShapes::needle, 1.5, Orientation.TURNS, 1),
    /** Point, shaft and feathers. */
    ARROW(BladeShapes::arrow, 2.5, Orientation.TURNS, 0),
    /** A splinter that spins. */
    SHARD(BladeShapes::shard, 3.5, Orientation.SPINS, 0),
    /** A bow as wide as a wall. */
    WAVE(BladeShapes::wave, 4, Orientation.TURNS, -1),
    /** A cherry's. */
    PETAL(NatureShapes::petal, 3.5, Orientation.TURNS, 0),
    /** A leaf on its stalk. */
    LEAF(NatureShapes::leaf, 3.5, Orientation.TURNS, 0),
    /** Four wings. */
    BUTTERFLY(NatureShapes::butterfly, 3.5, Orientation.TURNS, 0),
    /** A feather, quill last. */
    FEATHER(NatureShapes::feather, 2.5, Orientation.TURNS, 0),
    /** A drop of water with its tail. */
    DROP(NatureShapes::drop, 3.5, Orientation.TURNS, 0),
    /** A ball of fire with its tail. */
    FLAME(NatureShapes::flame, 4, Orientation.TURNS, 0),
    /** A heart. */
    HEART(ObjectShapes::heart, 5, Orientation.UPRIGHT, 0),
    /** A paper charm. */
    AMULET(ObjectShapes::amulet, 4, Orientation.TURNS, 0),
    /** A skull. */
    SKULL(ObjectShapes::skull, 5, Orientation.UPRIGHT, 0),
    /** A note of a beat. */
    CROTCHET(ObjectShapes::crotchet, 3.5, Orientation.UPRIGHT, 0),
    /** A note of half a beat. */
    QUAVER(ObjectShapes::quaver, 3.5, Orientation.UPRIGHT, 0),
    /** A cut stone. */
    GEM(ObjectShapes::gem, 4.5, Orientation.UPRIGHT, 0);

    /** How a shape is shown while it flies. */
    public enum Orientation {
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
    private final Orientation pose;
    private final int layer;

    ShotShape(Supplier<Drawing> drawing, double radius, Orientation pose, int layer) {
        this.word = name().toLowerCase(Locale.ROOT);
        this.drawing = drawing;
        this.radius = radius;
        this.pose = pose;
        this.layer = layer;
    }

    /** Lists the names of all pictures, such as {@code kodama.star.red}. */
    public static List<String> imageNames() {
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
    public static @Nullable Artwork byName(String name) {
        if (!name.startsWith(OURS)) return null;
        for (ShotShape shape : values())
            for (ShotColor color : ShotColor.values())
                if (name.equals(shape.pictureName(color))) return shape.artwork(color);
        return null;
    }

    /** Paints it, when it is asked for its pixels. */
    public Artwork artwork(ShotColor color) {
        return drawing.get().toArtwork(color, pictureName(color));
    }

    private String pictureName(ShotColor color) {
        return OURS + word + "." + color.luaName();
    }

    /** Returns what scripts call it, in small letters, with underscores. */
    public String luaName() {
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
    public Orientation orientation() {
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
