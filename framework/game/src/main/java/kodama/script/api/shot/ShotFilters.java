package kodama.script.api.shot;

import kodama.hit.GroupNames;
import kodama.hit.Targets;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.ShotFilter;

/** Reads which shots a script selects: by the groups that they hit, kind, color, age, and area. */
final class ShotFilters {
    private static final int LAST_AGE = 1_000_000;

    /** The options of a filter. */
    static final OptionClass FILTER = OptionClass.of(
            "ShotFilter",
            "Which shots are selected; all by default. `x`, `y` and `radius` select a circle; `x`, `y`,"
                    + " `width` and `height` select a rectangle with x, y as its upper left corner.",
            Option.of(
                    "hits",
                    "string<Group>|string[]",
                    "Group, or list of groups: selects the shots that hit one of them."),
            Option.text("kind", "Kind: selects the shots whose `kind` it is.").as("string<ShotKind>"),
            Option.text("color", "Color: selects the shots whose `color` it is.")
                    .as("string<ShotColor>"),
            Option.integer(
                    "min_age", -LAST_AGE, Integer.MAX_VALUE, "Minimum age, in ticks: 0 for shots whose delay is over."),
            Option.integer("max_age", -LAST_AGE, Integer.MAX_VALUE, "Maximum age, in ticks."),
            Option.number(
                    "x", "Horizontal position of the circle's center or of the rectangle's left edge, in pixels."),
            Option.number("y", "Vertical position of the circle's center or of the rectangle's upper edge, in pixels."),
            Option.atLeast("radius", 0, 0, "Radius of the circle, in pixels."),
            Option.atLeast("width", 0, 0, "Width of the rectangle, in pixels."),
            Option.atLeast("height", 0, 0, "Height of the rectangle, in pixels."));

    private static final String HITS = "option 'hits'";
    private static final String CIRCLE = "radius is a circle around x and y";
    private static final String RECTANGLE = "width and height are a rectangle whose upper left corner is at x and y";

    private final GroupNames groups;

    private final ShotKinds kinds;

    ShotFilters(GroupNames groups, ShotKinds kinds) {
        this.groups = groups;
        this.kinds = kinds;
    }

    /** Reads a filter: nil, a group, or options. */
    ShotFilter of(String function, Value given) {
        if (given.isNil()) return ShotFilter.ALL;
        if (given instanceof Table options) return of(new Options(function, options, FILTER));
        return hitting(ShotFilter.ALL, given);
    }

    ShotFilter of(Options options) {
        Value hits = options.value("hits");
        ShotFilter place = worded(options, aged(options, placed(options)));
        if (hits.isNil()) return place;
        if (hits.is(LuaType.STRING) || hits.is(LuaType.TABLE)) return hitting(place, hits);
        throw new LuaException(options.function()
                + ": option 'hits' must be the name of a group or a list of names but was " + hits.describe());
    }

    private static ShotFilter aged(Options options, ShotFilter filter) {
        int least = options.integer("min_age", Integer.MIN_VALUE);
        int most = options.integer("max_age", Integer.MAX_VALUE);
        if (least <= most) return filter.aged(least, most);
        throw new LuaException(options.function() + ": option 'min_age' must be at most that of 'max_age', " + most
                + ", but was " + least);
    }

    private ShotFilter worded(Options options, ShotFilter filter) {
        ShotFilter worded = filter;
        if (has(options, "kind")) worded = worded.ofKind(kinds.knownKind(options));
        if (has(options, "color")) worded = worded.ofColor(kinds.knownColor(options));
        return worded;
    }

    /** Restricts a filter to groups. Does not create groups, because their number is limited. */
    ShotFilter hitting(ShotFilter all, Value names) {
        if (!(names instanceof Table list)) return all.hitting(mask(names.name(() -> HITS)));
        if (list.length() > Targets.MAX_GROUPS)
            throw new LuaException(
                    HITS + " must list at most " + Targets.MAX_GROUPS + " groups but was a list of " + list.length());
        long mask = 0;
        for (int i = 1; i <= list.length(); i++) mask |= mask(list.get(i).name(() -> HITS));
        return all.hitting(mask);
    }

    private long mask(String group) {
        return groups.has(group) ? Targets.mask(groups.id(group)) : 0;
    }

    private static ShotFilter placed(Options options) {
        boolean isCircle = has(options, "radius");
        boolean isRectangle = has(options, "width") || has(options, "height");
        if (isCircle && isRectangle)
            throw new LuaException(
                    options.function() + ": a circle has a radius, a rectangle width and height; both were given");
        if (isCircle) return circle(options);
        if (isRectangle) return rectangle(options);
        if (!has(options, "x") && !has(options, "y")) return ShotFilter.ALL;
        throw new LuaException(options.function()
                + ": radius is missing; x and y are a circle with radius, or a rectangle with width and height");
    }

    private static ShotFilter circle(Options options) {
        double x = required(options, "x", CIRCLE);
        double y = required(options, "y", CIRCLE);
        return ShotFilter.ALL.around(x, y, options.number("radius"));
    }

    private static ShotFilter rectangle(Options options) {
        double x = required(options, "x", RECTANGLE);
        double y = required(options, "y", RECTANGLE);
        double width = required(options, "width", RECTANGLE);
        return ShotFilter.ALL.within(x, y, width, required(options, "height", RECTANGLE));
    }

    private static boolean has(Options options, String name) {
        return !options.value(name).isNil();
    }

    private static double required(Options options, String name, String meaning) {
        if (has(options, name)) return options.number(name);
        throw new LuaException(options.function() + ": " + name + " is missing; " + meaning);
    }
}
