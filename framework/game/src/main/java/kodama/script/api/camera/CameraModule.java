package kodama.script.api.camera;

import java.util.List;
import kodama.draw.CameraView;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaModule.Elsewhere;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.script.camera.CameraFields;
import kodama.script.camera.CameraTask;
import kodama.script.camera.Cameras;
import kodama.script.config.Display;
import kodama.script.feel.ScreenEffects;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.task.Spawner;
import org.jspecify.annotations.Nullable;

/** The module {@code camera}. */
@LuaModule(
        name = "camera",
        doc = "Cameras: tasks that show the tasks drawn after them, and can follow, zoom, turn and shake.",
        elsewhere = {
            @Elsewhere(name = "to_world", write = "draw.to_world"),
            @Elsewhere(name = "to_screen", write = "draw.to_screen"),
            @Elsewhere(name = "new", write = "camera.spawn"),
            @Elsewhere(name = "shake", write = "shake of a camera: local cam = camera.spawn() cam:shake(4, 20)")
        })
public final class CameraModule {
    private static final TypeDoc NUMBER = new TypeDoc.Plain(LuaType.NUMBER);
    /** After the tasks that it follows, so that it sees their position in the same tick. */
    private static final double PRIORITY = 1000;

    private static final double DRAW_PRIORITY = -1000;

    /** The effort of checking the options and spawning a camera. */
    private static final int COST = 1_000;

    private static final double FARTHEST = Bounds.FARTHEST;

    private static final List<Option> OWN = List.of(
            Option.of(
                    "follow",
                    "Task|Shot|Place",
                    "What the camera follows: anything with x and y. When it has ended,"
                            + " the camera stays where it is."),
            Option.between(
                    "follow_speed",
                    0,
                    1,
                    1.0,
                    "Part of the distance to its target that the camera moves in each tick: 1 is at once, 0.1 is"
                            + " smooth."),
            Option.of(
                    "dead_zone",
                    "number[]",
                    "Size of the area around the camera's position in which its target can move without it, in pixels:"
                            + " `{ width, height }`."),
            Option.between(
                    "offset_x",
                    -FARTHEST,
                    FARTHEST,
                    0.0,
                    "Distance to the right of its target, in pixels of the world."),
            Option.between("offset_y", -FARTHEST, FARTHEST, 0.0, "Distance below its target, in pixels of the world."),
            Option.of(
                    "bounds",
                    "number[]",
                    "Rectangle of the world that the view never leaves, `{ x, y, width, height }`; if it is smaller"
                            + " than the view, its middle is shown."),
            Option.between(
                    "zoom",
                    CameraView.MIN_ZOOM,
                    CameraView.MAX_ZOOM,
                    1.0,
                    "Size of a world pixel on the screen: 2 shows half as much, twice as large. The least zoom is"
                            + " higher for screens larger than about 800 by 600 pixels."),
            Option.between(
                    "rotation",
                    -FARTHEST,
                    FARTHEST,
                    0.0,
                    "Angle by which the camera is turned, in degrees clockwise; the picture turns the other way."),
            Option.of(
                    "view",
                    "number[]",
                    "Part of the screen, `{ x, y, width, height }`; the whole screen by default. Cameras that are drawn"
                            + " directly after one another and have a view show the same tasks."));

    private static final OptionClass CAMERA = OptionClass.ofParts(
            "CameraOptions",
            "Options of a camera, which become fields of its table and can be changed at any time.",
            OWN,
            List.of(
                    Option.between("x", -FARTHEST, FARTHEST, null, "Position in the center of the view, in pixels."),
                    Option.between("y", -FARTHEST, FARTHEST, null, "Position in the center of the view, in pixels."),
                    Option.number(
                            "priority", PRIORITY, "Position in the running order: after the tasks that it can follow."),
                    Option.number(
                            "draw_priority",
                            DRAW_PRIORITY,
                            "Position in the drawing order: before the tasks that it shows."),
                    Option.text("name", "Name for `find`."),
                    Option.flag("visible", true, "Whether the camera has an effect."),
                    Option.flag(
                            "smooth",
                            "Whether frames between two ticks show interpolated positions; nil to use"
                                    + " `smooth` of game.lua."),
                    Option.atLeast("rate", 0, 1, "Speed at which time passes for it."),
                    Option.flag("persistent", false, "Whether the camera survives a change of scene.")));

    static final ClassDoc CLASS = ClassDoc.of(
            "Camera",
            "A camera, returned by `camera.spawn`: a task with these fields and those of `CameraOptions`.",
            List.of(
                    FieldDoc.of("x", NUMBER, "Horizontal position in the center of the view, in pixels of the world."),
                    FieldDoc.of("y", NUMBER, "Vertical position in the center of the view, in pixels of the world."),
                    FieldDoc.of("zoom", NUMBER, "Size of a world pixel on the screen; nil is 1."),
                    FieldDoc.of("rotation", NUMBER, "Angle by which it is turned, in degrees clockwise; nil is 0.")));

    private final Lua lua;
    private final Spawner spawner;
    private final Cameras cameras;
    private final ScreenEffects screen;
    private final CameraFields fields;
    private final Display display;
    private final CameraMethods methods;
    private final FieldKey priority;
    private final FieldKey drawPriority;

    CameraModule(GameContext game) {
        lua = game.lua();
        spawner = game.spawner();
        cameras = game.cameras();
        screen = game.feel().screen();
        display = game.display();
        fields = new CameraFields(lua);
        methods = new CameraMethods(lua, game.tables());
        priority = lua.key("priority");
        drawPriority = lua.key("draw_priority");
    }

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(CameraModule.class).withOptions(CAMERA),
                ModuleDoc.of(CameraMethods.class).withClasses(CLASS));
    }

    public static Module of(GameContext game) {
        return Module.of(new CameraModule(game));
    }

    @LuaFunction(
            value = "spawn(options?: CameraOptions) -> Camera",
            doc = "Spawns a camera. It is a task: `cam.x, cam.y` is in the center of the view, and `move_to` and the"
                    + " like move it. All tasks that are drawn after it are seen through it, up to the next camera;"
                    + " `draw.camera()` in the first task of a score display ends it.")
    Table spawn(@Nullable Table options) {
        lua.charge(COST);
        Table table = options == null ? lua.newTable() : options;
        new Options("camera.spawn", table, CAMERA).frozen();
        if (!table.has(priority)) table.put(priority, PRIORITY);
        if (!table.has(drawPriority)) table.put(drawPriority, DRAW_PRIORITY);
        methods.addTo(table);
        CameraTask camera = new CameraTask(cameras::count, fields, display, screen::shaking);
        spawner.spawn(camera, table);
        if (camera.isAlive()) cameras.add(camera);
        return table;
    }
}
