package kodama.script.api.draw;

import kodama.draw.CameraView;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.camera.CameraTask;
import kodama.script.camera.Cameras;
import kodama.script.config.Display;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code draw} for the camera, and for positions of the screen and the world. */
@LuaModule(name = "draw")
final class DrawCamera {
    private static final double FARTHEST = Bounds.FARTHEST;
    private static final double MOST_PARALLAX = 100;
    private static final double FULL_TURN = 360;

    static final OptionClass LOOK = OptionClass.of(
            "CameraLook",
            "What a camera shows.",
            Option.between(
                    "zoom",
                    CameraView.MIN_ZOOM,
                    CameraView.MAX_ZOOM,
                    1.0,
                    "Size of a world pixel on the screen; x, y stays at the top left of the view."),
            Option.between(
                    "rotation",
                    -FARTHEST,
                    FARTHEST,
                    0.0,
                    "Angle by which the camera is turned around the center of the view, in degrees clockwise."),
            Option.of(
                    "view",
                    "number[]",
                    "Part of the screen or canvas, `{ x, y, width, height }`; all of it by default. Cameras with a view"
                            + " that are set directly after one another, up to 8, show the same tasks."));

    private final TaskContext context;
    private final DrawCost cost;
    private final Display display;
    private final Cameras cameras;
    private final TaskTables tables;

    DrawCamera(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
        display = game.display();
        cameras = game.cameras();
        tables = game.tables();
    }

    @LuaFunction(
            value = "camera(x?: number = 0, y?: number = 0, look?: CameraLook)",
            doc = "Moves the camera of this task and of the tasks drawn after it, so that x, y is at the top left"
                    + " of the screen; without arguments, resets it. A camera that follows, shakes and so on is made by"
                    + " `camera.spawn`.")
    void camera(double x, double y, @Nullable Table look) {
        Bounds.checkFar("draw.camera", "x", x);
        Bounds.checkFar("draw.camera", "y", y);
        if (look == null) {
            cost.nothing();
            context.canvas().camera(x, y);
        } else camera(x, y, new Options("draw.camera", look, LOOK));
    }

    private void camera(double x, double y, Options look) {
        double zoom = look.number("zoom");
        double rotation = look.number("rotation");
        checkZoom(zoom);
        cost.view(zoom);
        double[] view = view(look);
        boolean isWhole = view == null;
        if (view == null) view = new double[] {0, 0, cost.targetWidth(), cost.targetHeight()};
        double middleX = x + view[2] / 2 / zoom;
        double middleY = y + view[3] / 2 / zoom;
        if (isWhole && zoom == 1 && rotation % FULL_TURN == 0) context.canvas().camera(x, y);
        else
            context.canvas()
                    .camera(
                            new CameraView(
                                    middleX,
                                    middleY,
                                    zoom,
                                    rotation % FULL_TURN,
                                    (int) view[0],
                                    (int) view[1],
                                    (int) view[2],
                                    (int) view[3]),
                            isWhole);
    }

    private void checkZoom(double zoom) {
        double least = CameraView.leastZoom(cost.targetWidth(), cost.targetHeight());
        if (zoom >= least) return;
        throw new LuaException(
                "draw.camera: option 'zoom' must be at least " + Value.of(least).text()
                        + " on a screen or canvas of " + cost.targetWidth() + " by " + cost.targetHeight()
                        + " pixels but was "
                        + Value.of(zoom).text());
    }

    /** Returns the option {@code view}, in whole pixels; null if it is not given. */
    private static double @Nullable [] view(Options look) {
        Value given = look.value("view");
        if (given.isNil()) return null;
        if (!(given instanceof Table list) || list.length() != 4)
            throw new LuaException("draw.camera: option 'view' must be { x, y, width, height } but was "
                    + (given.is(LuaType.TABLE) ? "a list of " + given.length() : given.describe()));
        double[] view = new double[4];
        for (int i = 0; i < view.length; i++) {
            Value number = list.get(i + 1);
            if (!number.is(LuaType.NUMBER) || !(Math.abs(number.number()) <= FARTHEST))
                throw new LuaException("draw.camera: option 'view' must contain numbers up to 1000000000 but contains "
                        + number.describe());
            view[i] = Math.floor(number.number() + 0.5);
        }
        return view;
    }

    @LuaFunction(
            value = "parallax(horizontal: number, vertical?: number)",
            doc = "Lets whatever this task draws next move with only a part of the camera's movement, as distant things"
                    + " do: 0.5 is half of it, 0 none, 1.5 is for things in front. `vertical` is the same as"
                    + " `horizontal` by default.")
    void parallax(double horizontal, Value vertical) {
        double down = vertical.isNil() ? horizontal : vertical.number();
        Bounds.check("draw.parallax", "horizontal", horizontal, -MOST_PARALLAX, MOST_PARALLAX);
        Bounds.check("draw.parallax", "vertical", down, -MOST_PARALLAX, MOST_PARALLAX);
        cost.nothing();
        context.canvas().parallax(horizontal, down);
    }

    @LuaFunction(
            value = "to_world(x: number, y: number, camera?: Camera) -> x: number, y: number",
            doc = "Returns the position of the world that a camera shows at a position of the screen, such as that of"
                    + " `input.mouse`. `camera` is a camera made by `camera.spawn`; by default, the one whose view"
                    + " contains the position. Without such a camera, the position is returned as it is. Shaking does"
                    + " not count.")
    Values toWorld(double x, double y, Value camera) {
        checkFinite("draw.to_world", x, y);
        CameraView view = view("draw.to_world", x, y, camera);
        return view == null ? Values.of(x, y) : Values.of(view.worldX(x, y), view.worldY(x, y));
    }

    @LuaFunction(
            value = "to_screen(x: number, y: number, camera?: Camera) -> x: number, y: number, visible: boolean",
            doc = "Returns the position of the screen at which a camera shows a position of the world, and whether it"
                    + " is within the camera's view. `camera` is a camera made by `camera.spawn`; by default, the one"
                    + " in the center of the screen.")
    Values toScreen(double x, double y, Value camera) {
        checkFinite("draw.to_screen", x, y);
        CameraView view = view("draw.to_screen", display.width() / 2.0, display.height() / 2.0, camera);
        double left = view == null ? x : view.screenX(x, y);
        double top = view == null ? y : view.screenY(x, y);
        boolean isVisible = view == null
                ? left >= 0 && left < display.width() && top >= 0 && top < display.height()
                : view.contains(left, top);
        return Values.of(left, top, isVisible);
    }

    private @Nullable CameraView view(String function, double x, double y, Value camera) {
        if (camera.isNil()) {
            CameraTask found = cameras.at(x, y);
            return found == null ? null : found.view();
        }
        if (tables.find(camera) instanceof CameraTask task) return task.view();
        throw new LuaException(function + ": camera must be a living camera made by camera.spawn but was "
                + (TaskFields.isTask(camera) ? "another task, or one that has ended" : camera.describe()));
    }

    private static void checkFinite(String function, double x, double y) {
        checkFinite(function, "x", x);
        checkFinite(function, "y", y);
    }

    private static void checkFinite(String function, String name, double value) {
        if (!Double.isFinite(value))
            throw new LuaException(function + ": " + name + " must be a finite number but was "
                    + Value.of(value).text());
    }
}
