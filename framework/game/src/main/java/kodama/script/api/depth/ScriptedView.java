package kodama.script.api.depth;

import kodama.draw.Image;
import kodama.draw.PerspectiveView;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.config.Display;
import kodama.script.look.Bounds;

/** A view as scripts see it: all its options, of which each call changes some. */
final class ScriptedView {
    private static final double FAR = PerspectiveView.FAR;
    private static final int FARTHEST_PIXEL = 100_000;

    static final OptionClass OPTIONS = OptionClass.of(
            "DepthViewOptions",
            "The camera of a view, its fog and its place on the screen.",
            Option.of(
                    "eye",
                    "number[]",
                    "Position of the camera, `{ x, y, z }`; by default, in front of the center of the plane z = 0,"
                            + " which then has its natural size."),
            Option.of(
                    "target",
                    "number[]",
                    "Place at which the camera looks, `{ x, y, z }`, wherever the eye moves; replaces `angle` and"
                            + " `pitch`."),
            Option.between(
                    "angle",
                    -Bounds.FARTHEST,
                    Bounds.FARTHEST,
                    0.0,
                    "Direction of view, in degrees clockwise as seen from above: 0 is into the screen, 90 to the right;"
                            + " replaces `target`."),
            Option.between(
                    "pitch",
                    -Bounds.FARTHEST,
                    Bounds.FARTHEST,
                    0.0,
                    "Tilt of the camera: 0 is level, 90 straight down; in degrees; replaces `target`."),
            Option.between(
                    "roll",
                    -Bounds.FARTHEST,
                    Bounds.FARTHEST,
                    0.0,
                    "Rotation of the picture around its center, in degrees clockwise."),
            Option.between("fov", 1, 170, 60.0, "Field of view, from the top to the bottom of the view, in degrees."),
            Option.between(
                    "horizon",
                    -FARTHEST_PIXEL,
                    FARTHEST_PIXEL,
                    null,
                    "Row of the screen in the direction of view, which is the horizon at pitch 0, in pixels from the"
                            + " top; by default, the middle of the view."),
            Option.integer("x", -FARTHEST_PIXEL, FARTHEST_PIXEL, 0, "Left edge of the view on the screen, in pixels."),
            Option.integer("y", -FARTHEST_PIXEL, FARTHEST_PIXEL, 0, "Top edge of the view on the screen, in pixels."),
            Option.integer("width", 1, Image.MAX_SIDE, "Width of the view, in pixels; by default, that of the screen."),
            Option.integer(
                    "height", 1, Image.MAX_SIDE, "Height of the view, in pixels; by default, that of the screen."),
            Option.between(
                    "near",
                    PerspectiveView.NEAREST,
                    FAR,
                    1.0,
                    "Distance at which surfaces are cut off; nearer sprites are not drawn."),
            Option.between(
                    "far",
                    PerspectiveView.NEAREST,
                    FAR,
                    FAR,
                    "Distance beyond which surfaces and sprites are not drawn."),
            Option.of("fog", "number<Color>|boolean", "Color of the fog; `false`, the default, is no fog."),
            Option.between("fog_from", -FAR, FAR, 0.0, "Distance at which the fog begins."),
            Option.between("fog_to", -FAR, FAR, 1000.0, "Distance from which there is only fog; above `fog_from`."));

    private final Display display;
    private final PerspectiveView view;

    /** All options that have been set. */
    private double[] eye = {};

    private double[] target = {};
    private double angle;
    private double pitch;
    private double roll;
    private double fov = 60;
    private double horizon = Double.NaN;
    private int x;
    private int y;
    private int width;
    private int height;
    private double near = 1;
    private double far = FAR;
    private int fog = -1;
    private double fogFrom;
    private double fogTo = 1000;

    ScriptedView(Display display) {
        this.display = display;
        width = display.width();
        height = display.height();
        view = new PerspectiveView(width, height);
    }

    PerspectiveView view() {
        return view;
    }

    /** Changes the options in a table; nothing changes if one of them is wrong. */
    void set(String function, Table table) {
        ScriptedView next = new ScriptedView(display);
        next.copy(this);
        next.read(new Options(function, table, OPTIONS));
        next.apply(function);
        copy(next);
        apply(function);
    }

    private void copy(ScriptedView other) {
        eye = other.eye;
        target = other.target;
        angle = other.angle;
        pitch = other.pitch;
        roll = other.roll;
        fov = other.fov;
        horizon = other.horizon;
        x = other.x;
        y = other.y;
        width = other.width;
        height = other.height;
        near = other.near;
        far = other.far;
        fog = other.fog;
        fogFrom = other.fogFrom;
        fogTo = other.fogTo;
    }

    private void read(Options options) {
        readDirection(options);
        fov = options.number("fov", fov);
        horizon = options.number("horizon", horizon);
        x = options.integer("x", x);
        y = options.integer("y", y);
        width = options.integer("width", width);
        height = options.integer("height", height);
        near = options.number("near", near);
        far = options.number("far", far);
        if (far < near)
            throw new LuaException(options.function() + ": option 'far' must be at least 'near', " + text(near)
                    + ", but was " + text(far));
        readFog(options);
    }

    private void readDirection(Options options) {
        Value at = options.value("eye");
        Value place = options.value("target");
        boolean turns =
                !options.value("angle").isNil() || !options.value("pitch").isNil();
        if (turns && !place.isNil())
            throw new LuaException(options.function()
                    + ": give either 'target' or 'angle' and 'pitch', because both set the direction");
        if (!at.isNil()) eye = place(options, "eye", at);
        if (!place.isNil()) target = place(options, "target", place);
        if (turns) target = new double[0];
        angle = options.number("angle", angle);
        pitch = options.number("pitch", pitch);
        roll = options.number("roll", roll);
    }

    private static double[] place(Options options, String name, Value value) {
        if (!value.is(LuaType.TABLE) || value.length() != 3)
            throw new LuaException(options.function() + ": option '" + name + "' must be { x, y, z } but was "
                    + (value.is(LuaType.TABLE) ? "a list of " + value.length() : value.describe()));
        double[] place = new double[3];
        String what = options.function() + ": option '" + name + "'";
        for (int i = 0; i < 3; i++) place[i] = Places.number(what, value.table().get(i + 1), i + 1);
        return place;
    }

    private void readFog(Options options) {
        Value color = options.value("fog");
        if (!color.isNil()) fog = fog(options.function(), color);
        fogFrom = options.number("fog_from", fogFrom);
        fogTo = options.number("fog_to", fogTo);
        if (fogTo <= fogFrom)
            throw new LuaException(options.function() + ": option 'fog_to' must be above 'fog_from', " + text(fogFrom)
                    + ", but was " + text(fogTo));
    }

    private static int fog(String function, Value color) {
        if (color.is(LuaType.BOOLEAN) && !color.isTrue()) return -1;
        if (!color.is(LuaType.NUMBER))
            throw new LuaException(function + ": option 'fog' must be a color or false but was " + color.describe());
        return Places.color(function + ": option 'fog'", color.number());
    }

    private static String text(double number) {
        return Value.of(number).text();
    }

    private void apply(String function) {
        view.setScreen(x, y, width, height);
        view.setFieldOfView(fov);
        double[] at = eye.length > 0 ? eye : new double[] {x + width / 2.0, y + height / 2.0, -view.focus()};
        view.setEye(at[0], at[1], at[2]);
        if (!Double.isNaN(horizon)) view.setHorizon(horizon);
        view.setRoll(roll);
        view.setRange(near, far);
        view.setFog(fog, fogFrom, fogTo);
        if (target.length == 0) view.turnTo(angle, pitch);
        else if (!view.lookAt(target[0], target[1], target[2]))
            throw new LuaException(function + ": 'target' must be another place than 'eye', " + text(at[0]) + ", "
                    + text(at[1]) + ", " + text(at[2]));
    }
}
