package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Hitbox;
import kodama.shot.look.ShotLook;
import org.jspecify.annotations.Nullable;

/**
 * Selects shots by the groups that they hit, their position, age, kind and color. Immutable; any thread may use it.
 */
public final class ShotFilter {
    private interface Area {
        boolean contains(double x, double y);
    }

    private static final Area ANYWHERE = (x, y) -> true;

    /** Matches all shots. */
    public static final ShotFilter ALL =
            new ShotFilter(false, 0, ANYWHERE, Integer.MIN_VALUE, Integer.MAX_VALUE, null, null);

    private final boolean filtersGroups;
    private final long groups;
    private final Area area;
    // in ticks
    private final int minAge;
    private final int maxAge;
    /** Name of the kind of the look; null for any. */
    private final @Nullable String kind;
    /** Name of the color of the look; null for any. */
    private final @Nullable String color;

    private ShotFilter(
            boolean filtersGroups,
            long groups,
            Area area,
            int minAge,
            int maxAge,
            @Nullable String kind,
            @Nullable String color) {
        this.filtersGroups = filtersGroups;
        this.groups = groups;
        this.area = area;
        this.minAge = minAge;
        this.maxAge = maxAge;
        this.kind = kind;
        this.color = color;
    }

    /**
     * Returns a filter that also requires that a shot hits one of some groups.
     *
     * @param groups one bit for each group; see {@link kodama.hit.Targets#mask}
     */
    public ShotFilter hitting(long groups) {
        return new ShotFilter(true, groups, area, minAge, maxAge, kind, color);
    }

    /**
     * Returns a filter that requires that the age of a shot is in a range.
     *
     * @param least minimum age; in ticks, negative during the delay
     * @param most maximum age; in ticks
     */
    public ShotFilter aged(int least, int most) {
        return new ShotFilter(filtersGroups, groups, area, least, most, kind, color);
    }

    /** Returns a filter that requires that the look of a shot is of a {@linkplain ShotLook#kind kind}. */
    public ShotFilter ofKind(String name) {
        return new ShotFilter(filtersGroups, groups, area, minAge, maxAge, name, color);
    }

    /** Returns a filter that requires that the look of a shot has a {@linkplain ShotLook#color color}. */
    public ShotFilter ofColor(String name) {
        return new ShotFilter(filtersGroups, groups, area, minAge, maxAge, kind, name);
    }

    /**
     * Returns a filter that also requires that the center of a shot is in a circle or on its edge.
     *
     * @param x x of the center; in virtual pixels
     * @param y y of the center; in virtual pixels
     * @param radius in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0, or a number is not finite
     */
    public ShotFilter around(double x, double y, double radius) {
        Checks.finite("x", x);
        Checks.finite("y", y);
        double square = Hitbox.checkedSize("radius", radius) * radius;
        return within((atX, atY) -> (atX - x) * (atX - x) + (atY - y) * (atY - y) <= square);
    }

    /**
     * Returns a filter that also requires that the center of a shot is in a rectangle or on its edge.
     *
     * @param left in virtual pixels
     * @param top in virtual pixels
     * @param width in virtual pixels, at least 0
     * @param height in virtual pixels, at least 0
     * @throws IllegalArgumentException if a size is below 0, or a number is not finite
     */
    public ShotFilter within(double left, double top, double width, double height) {
        double right = Checks.finite("left", left) + Hitbox.checkedSize("width", width);
        double bottom = Checks.finite("top", top) + Hitbox.checkedSize("height", height);
        return within((x, y) -> x >= left && x <= right && y >= top && y <= bottom);
    }

    private ShotFilter within(Area further) {
        Area first = area;
        Area both = first == ANYWHERE ? further : (x, y) -> first.contains(x, y) && further.contains(x, y);
        return new ShotFilter(filtersGroups, groups, both, minAge, maxAge, kind, color);
    }

    boolean matches(double x, double y, long hits, int age, ShotLook look) {
        return (!filtersGroups || (hits & groups) != 0)
                && age >= minAge
                && age <= maxAge
                && (kind == null || kind.equals(look.kind()))
                && (color == null || color.equals(look.color()))
                && area.contains(x, y);
    }
}
