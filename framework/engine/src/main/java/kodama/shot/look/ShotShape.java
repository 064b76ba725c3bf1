package kodama.shot.look;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The shapes of the built-in shots: their picture, collision radius and default display. */
public enum ShotShape {
    /** The smallest round shape. */
    SMALL_PEARL(RoundShapes::smallPearl, 2.5, Orientation.UPRIGHT, 1),
    /** Round with a bright core. */
    PEARL(RoundShapes::pearl, 4, Orientation.UPRIGHT, 0),
    /** Large and round. */
    BIG_PEARL(RoundShapes::bigPearl, 9, Orientation.UPRIGHT, -1),
    /** A ball, lit from the upper left. */
    ORB(RoundShapes::orb, 5, Orientation.UPRIGHT, 0),
    /** The largest shape, translucent. */
    BUBBLE(RoundShapes::bubble, 11, Orientation.UPRIGHT, -2),
    /** A thin ring. */
    RING(RoundShapes::ring, 6, Orientation.UPRIGHT, 0),
    /** An eye. */
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
    /** A thick cross. */
    CROSS(StarShapes::cross, 4, Orientation.UPRIGHT, 0),
    /** A grain of rice, typical of dense bullet curtains. */
    RICE(GrainShapes::rice, 2.5, Orientation.TURNS, 1),
    /** A fish scale. */
    SCALE(GrainShapes::scale, 3.5, Orientation.TURNS, 0),
    /** Half colored, half white. */
    CAPSULE(GrainShapes::capsule, 3, Orientation.TURNS, 0),
    /** A bullet. */
    BULLET(GrainShapes::bullet, 2.5, Orientation.TURNS, 1),
    /** A rod with facets. */
    CRYSTAL(GrainShapes::crystal, 3, Orientation.TURNS, 0),
    /** A knife with guard and handle. */
    KNIFE(BladeShapes::knife, 2.5, Orientation.TURNS, 0),
    /** A blade with a ring at its end. */
    KUNAI(BladeShapes::kunai, 3, Orientation.TURNS, 0),
    /** A dart with wings. */
    DART(BladeShapes::dart, 3, Orientation.TURNS, 0),
    /** Long and thin. */
    NEEDLE(BladeShapes::needle, 1.5, Orientation.TURNS, 1),
    /** An arrow with feathers. */
    ARROW(BladeShapes::arrow, 2.5, Orientation.TURNS, 0),
    /** A splinter that spins. */
    SHARD(BladeShapes::shard, 3.5, Orientation.SPINS, 0),
    /** A wide arc. */
    WAVE(BladeShapes::wave, 4, Orientation.TURNS, -1),
    /** A cherry petal. */
    PETAL(NatureShapes::petal, 3.5, Orientation.TURNS, 0),
    /** A leaf with its stalk. */
    LEAF(NatureShapes::leaf, 3.5, Orientation.TURNS, 0),
    /** A butterfly. */
    BUTTERFLY(NatureShapes::butterfly, 3.5, Orientation.TURNS, 0),
    /** A feather. */
    FEATHER(NatureShapes::feather, 2.5, Orientation.TURNS, 0),
    /** A drop of water with a tail. */
    DROP(NatureShapes::drop, 3.5, Orientation.TURNS, 0),
    /** A fireball with a tail. */
    FLAME(NatureShapes::flame, 4, Orientation.TURNS, 0),
    /** A heart. */
    HEART(ObjectShapes::heart, 5, Orientation.UPRIGHT, 0),
    /** A paper charm. */
    AMULET(ObjectShapes::amulet, 4, Orientation.TURNS, 0),
    /** A skull. */
    SKULL(ObjectShapes::skull, 5, Orientation.UPRIGHT, 0),
    /** A quarter note. */
    CROTCHET(ObjectShapes::crotchet, 3.5, Orientation.UPRIGHT, 0),
    /** An eighth note. */
    QUAVER(ObjectShapes::quaver, 3.5, Orientation.UPRIGHT, 0),
    /** A cut gem. */
    GEM(ObjectShapes::gem, 4.5, Orientation.UPRIGHT, 0);

    /** The orientation of a shape in flight. */
    public enum Orientation {
        /** Always upright. */
        UPRIGHT,
        /** Points in the direction of flight. */
        TURNS,
        /** Spins. */
        SPINS
    }

    /** Prefix of the image names. */
    private static final String OURS = "kodama.";

    private final String luaName;
    private final Supplier<Drawing> drawing;
    private final double radius;
    private final Orientation orientation;
    private final int layer;

    ShotShape(Supplier<Drawing> drawing, double radius, Orientation orientation, int layer) {
        this.luaName = name().toLowerCase(Locale.ROOT);
        this.drawing = drawing;
        this.radius = radius;
        this.orientation = orientation;
        this.layer = layer;
    }

    /** Returns the names of all built-in images, such as {@code kodama.star.red}. */
    public static List<String> imageNames() {
        List<String> names = new ArrayList<>();
        for (ShotShape shape : values()) for (ShotColor color : ShotColor.values()) names.add(shape.pictureName(color));
        return names;
    }

    /**
     * Returns the built-in picture of a name such as {@code kodama.star.red}.
     *
     * @param name name of an image
     * @return the picture, or null if there is none of this name
     */
    public static @Nullable Artwork byName(String name) {
        if (!name.startsWith(OURS)) return null;
        for (ShotShape shape : values())
            for (ShotColor color : ShotColor.values())
                if (name.equals(shape.pictureName(color))) return shape.artwork(color);
        return null;
    }

    /** Returns the picture in a color. It is painted when its pixels are first needed. */
    public Artwork artwork(ShotColor color) {
        return drawing.get().toArtwork(color, pictureName(color));
    }

    private String pictureName(ShotColor color) {
        return OURS + luaName + "." + color.luaName();
    }

    /** Returns the name in scripts, in lower case with underscores. */
    public String luaName() {
        return luaName;
    }

    /**
     * Returns the collision radius, which is smaller than the picture.
     *
     * @return radius of a circle around the center; in virtual pixels
     */
    public double radius() {
        return radius;
    }

    /** Returns the orientation in flight. */
    public Orientation orientation() {
        return orientation;
    }

    /**
     * Returns the default layer. Large shapes are behind small ones, so that they do not hide them.
     *
     * @return from -2, the rearmost, to 2, the frontmost
     */
    public int layer() {
        return layer;
    }
}
