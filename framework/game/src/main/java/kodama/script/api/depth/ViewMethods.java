package kodama.script.api.depth;

import kodama.base.StepBudget;
import kodama.draw.PerspectiveLook;
import kodama.draw.PerspectivePainter;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.config.Display;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The methods of a view's table. */
@LuaModule(
        name = "view",
        type = "DepthView",
        methods = true,
        doc = "A camera in space, returned by `depth.view`. Call the methods with a colon. What you draw with views,"
                + " one thing after the other, is a group, which is drawn from back to front; another drawing"
                + " function, such as `draw.sprite`, ends the group. So draw the background in perspective first,"
                + " then anything else over it.")
final class ViewMethods {
    private static final String HELD = "view";

    /** The effort of a command. */
    private static final int COMMAND = 100;

    /** The effort of a piece of a strip, which may be four triangles. */
    private static final int PIECE = 200;

    private static final int PIXELS_PER_STEP = 4;

    /** More than any camera shows, in pixels. */
    private static final double EVERYTHING = 1e6;

    private static final int CORNERS = 4;
    private static final int MAX_POINTS = 100_000;

    private final TaskContext context;
    private final StepBudget effort;
    private final Display display;
    private final Lua lua;
    private final DepthLooks looks;
    private final Table methods;

    private final PerspectivePainter painter = new PerspectivePainter();
    private final Places corners = new Places();
    private final Places leftRail = new Places();
    private final Places rightRail = new Places();
    private final double[] projected = new double[3];

    ViewMethods(GameContext game) {
        context = game.running();
        effort = game.effort();
        display = game.display();
        lua = game.lua();
        looks = new DepthLooks(game);
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    /** Returns the table of a view. */
    Table hold(ScriptedView view) {
        Table table = lua.newTable();
        table.put(HELD, view);
        table.setMethods(methods);
        return table;
    }

    private ScriptedView held(Table self, String method) {
        effort.spend(COMMAND);
        if (self.get(HELD).object() instanceof ScriptedView view) return view;
        throw new LuaException("view:" + method + ": this is not a view; write view:" + method + "(...) with a colon");
    }

    @LuaFunction(
            value = "set(self: DepthView, options: DepthViewOptions)",
            doc = "Changes some of the options of `depth.view`; all others are kept.")
    void set(Table self, Table options) {
        held(self, "set").set("view:set", options);
    }

    @LuaFunction(
            value = "quad(self: DepthView, picture: string<Picture>|Canvas|number<Color>, corners: number[],"
                    + " look?: DepthQuadLook)",
            doc = "Draws a picture, or a color, on a surface with the corners `{ x1, y1, z1, x2, … }`: first the top"
                    + " left corner of the picture, then clockwise. With three corners, it is a triangle.")
    void quad(Table self, Value picture, Table places, @Nullable Table look) {
        ScriptedView view = held(self, "quad");
        corners.read("view:quad: corners", places, CORNERS - 1, CORNERS);
        Table table = look == null ? looks.plain() : look;
        Options options = looks.options("view:quad", table, DepthLooks.QUAD);
        PerspectiveLook read = looks.read(picture, table, options, options.flag("one_sided"));
        read.setRepeat(
                options.number("repeat_x"),
                options.number("repeat_y"),
                options.number("offset_x"),
                options.number("offset_y"));
        charge(painter.surface(context.canvas(), view.view(), read, corners.numbers(), corners.count()));
    }

    @LuaFunction(
            value = "strip(self: DepthView, picture: string<Picture>|Canvas|number<Color>, left: number[],"
                    + " right: number[], look?: DepthStripLook)",
            doc = "Draws a picture, or a color, between two rails, such as a road or a wall: lists of as many points,"
                    + " `{ x1, y1, z1, x2, … }`. The bottom of the picture is at their first points.")
    void strip(Table self, Value picture, Table left, Table right, @Nullable Table look) {
        ScriptedView view = held(self, "strip");
        effort.spend((long) PIECE * (left.length() + right.length()) / 3);
        leftRail.read("view:strip: the left rail", left, 2, MAX_POINTS);
        rightRail.read("view:strip: the right rail", right, 2, MAX_POINTS);
        if (leftRail.count() != rightRail.count())
            throw new LuaException("view:strip: the rails must have as many points but have " + leftRail.count()
                    + " and " + rightRail.count());
        Table table = look == null ? looks.plain() : look;
        Options options = looks.options("view:strip", table, DepthLooks.STRIP);
        PerspectiveLook read = looks.read(picture, table, options, options.flag("one_sided"));
        read.setRepeat(options.number("repeat_x"), 1, options.number("offset_x"), 0);
        charge(painter.strip(
                context.canvas(),
                view.view(),
                read,
                leftRail.numbers(),
                rightRail.numbers(),
                leftRail.count(),
                options.number("period", 0),
                options.number("offset")));
    }

    @LuaFunction(
            value = "sprite(self: DepthView, picture: string<Picture>|Canvas|number<Color>, x: number, y: number,"
                    + " z: number, look?: DepthSpriteLook)",
            doc = "Draws a picture that faces the screen, smaller with distance, centered at a place.")
    void sprite(Table self, Value picture, double x, double y, double z, @Nullable Table look) {
        ScriptedView view = held(self, "sprite");
        requirePlace("view:sprite", x, y, z);
        Table table = look == null ? looks.plain() : look;
        Options options = looks.options("view:sprite", table, DepthLooks.SPRITE);
        PerspectiveLook read = looks.read(picture, table, options, false);
        looks.readSprite(options);
        charge(painter.sprite(context.canvas(), view.view(), read, x, y, z));
    }

    @LuaFunction(
            value = "floor(self: DepthView, picture: string<Picture>|Canvas|number<Color>, y: number,"
                    + " look?: DepthFloorLook)",
            doc = "Draws a picture on the horizontal plane at height y, as in mode 7 of the Super NES: a floor below"
                    + " the eye, or a ceiling above it. It is drawn before everything else of its group, repeats up to"
                    + " the horizon, and seen at angle 0 its top is far away.")
    void floor(Table self, Value picture, double y, @Nullable Table look) {
        ScriptedView view = held(self, "floor");
        Places.coordinate("view:floor", "y", y);
        Table table = look == null ? looks.plain() : look;
        Options options = looks.options("view:floor", table, DepthLooks.FLOOR);
        PerspectiveLook read = looks.read(picture, table, options, false);
        charge(painter.floor(
                context.canvas(),
                view.view(),
                read,
                options.number("x"),
                y,
                options.number("z"),
                options.number("scale"),
                options.flag("repeats")));
    }

    @LuaFunction(
            value = "project(self: DepthView, x: number, y: number, z: number) -> x: number?, y: number?,"
                    + " scale: number?",
            doc = "Returns where a place appears on the screen, and the size of a unit there, in pixels; nothing if the"
                    + " place is behind the camera, nearer than `near` or beyond `far`. Use it to draw anything else at"
                    + " a place in space.")
    Values project(Table self, double x, double y, double z) {
        ScriptedView view = held(self, "project");
        requirePlace("view:project", x, y, z);
        if (!view.view().project(x, y, z, projected)) return Values.NONE;
        return Values.of(projected[0], projected[1], projected[2]);
    }

    private static void requirePlace(String function, double x, double y, double z) {
        Places.coordinate(function, "x", x);
        Places.coordinate(function, "y", y);
        Places.coordinate(function, "z", z);
    }

    private void charge(double pixels) {
        double whole = (double) display.width() * display.height();
        double shown = context.canvas().viewPixels(EVERYTHING, EVERYTHING, display.width(), display.height());
        effort.spend((long) (pixels / PIXELS_PER_STEP * Math.max(1, shown / whole)));
    }
}
