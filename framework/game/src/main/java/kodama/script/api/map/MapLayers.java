package kodama.script.api.map;

import kodama.base.StepBudget;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.map.TiledMap.Layer;
import kodama.map.draw.MapPainter;
import kodama.script.camera.Cameras;
import kodama.script.config.Display;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.look.ScriptColors;
import kodama.script.map.MapDrawing;
import kodama.script.map.MapLayerTask;
import kodama.script.map.ScriptedMap;
import kodama.script.task.Blend;
import kodama.script.task.Spawner;
import kodama.script.task.TaskContext;
import kodama.task.TaskList;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;

/** The methods of a map's table that draw its layers. */
@LuaModule(name = "m", methods = true, type = "Map")
final class MapLayers {
    private static final double FARTHEST = Bounds.FARTHEST;
    private static final int MILLISECONDS = 1000;

    /** The effort of a draw command, and of spawning a task. */
    private static final int COMMAND = 40;

    private static final int SPAWN = 1_000;
    private static final int PIXELS_PER_STEP = 16;

    /** Most pixels of a layer that is drawn in each frame without being charged to a script. */
    private static final double MOST_WORK = 1 << 28;

    private static final Option TINT =
            Option.color("tint", ScriptColors.WHITE, "Color by which the picture is multiplied.");
    private static final Option ALPHA = Option.number("alpha", 1, "Opacity, from 0 (invisible) to 1.");

    static final OptionClass LOOK =
            OptionClass.of("MapLook", "How the layers of a map are drawn.", TINT, ALPHA, Blend.OPTION);

    static final OptionClass SPAWNED = OptionClass.of(
            "MapLayerOptions",
            "Options of a layer that is a task, which become fields of its table and can be changed at any time.",
            Option.between("x", -FARTHEST, FARTHEST, 0.0, "Left edge of the map, in pixels."),
            Option.between("y", -FARTHEST, FARTHEST, 0.0, "Top edge of the map, in pixels."),
            Option.number(
                    "priority",
                    TaskList.DEFAULT_PRIORITY,
                    "Position in the running order, and in the drawing order: a smaller one is drawn behind."),
            Option.number("draw_priority", "Position in the drawing order only; nil to use `priority`."),
            TINT,
            ALPHA,
            Blend.OPTION,
            Option.text("name", "Name for `find`."),
            Option.text("group", "Group that it belongs to."),
            Option.flag("visible", true, "Whether it is drawn."),
            Option.flag(
                    "smooth",
                    "Whether frames between two ticks show interpolated positions; nil to use `smooth` of game.lua."),
            Option.atLeast("rate", 0, 1, "Speed at which its animated tiles move."),
            Option.flag("persistent", false, "Whether it survives a change of scene."));

    private final TaskContext context;
    private final StepBudget effort;
    private final Display display;
    private final Cameras cameras;
    private final GameTime time;
    private final Spawner spawner;
    private final MapDrawing drawing;
    private final MapLayerTask.Names names;
    private final Lua lua;
    private final Table plain;

    MapLayers(GameContext game) {
        context = game.running();
        effort = game.effort();
        display = game.display();
        cameras = game.cameras();
        time = game.time();
        spawner = game.spawner();
        drawing = new MapDrawing(display);
        lua = game.lua();
        names = new MapLayerTask.Names(lua);
        plain = lua.newTable();
    }

    @LuaFunction(
            value = "draw(self: Map, layer?: string<MapLayer>, x?: number = 0, y?: number = 0, look?: MapLook)",
            doc = "Draws a layer with its offset, opacity, tint and parallax, with the map's top left corner at x, y."
                    + " Without a layer, draws all layers that are visible in Tiled, the rearmost first. Of an object"
                    + " layer, the tile objects are drawn. Call it in each frame, in a `draw` function.")
    void draw(Table self, @Nullable String layer, double x, double y, @Nullable Table look) {
        effort.spend(COMMAND);
        ScriptedMap map = ScriptedMap.require(self, "draw");
        Bounds.checkFar("m:draw", "x", x);
        Bounds.checkFar("m:draw", "y", y);
        Options options = new Options("m:draw", look == null ? plain : look, LOOK);
        BlendMode blend = options.word("blend", BlendMode.class);
        int tint = ScriptColors.option(options, "tint");
        double alpha = options.number("alpha");
        if (layer != null) draw(map, map.layer("m:draw", layer), x, y, blend, tint, alpha);
        else for (Layer each : map.map().layers()) if (each.visible()) draw(map, each, x, y, blend, tint, alpha);
    }

    private void draw(ScriptedMap map, Layer layer, double x, double y, BlendMode blend, int tint, double alpha) {
        DrawList list = context.canvas();
        charge(list, map.painter(), layer);
        long milliseconds = (long) (time.now() * MILLISECONDS);
        drawing.paint(list, map, layer, x, y, blend, tint, alpha, milliseconds);
    }

    private void charge(DrawList list, MapPainter painter, Layer layer) {
        boolean isKnown = context.isDrawing() || list.hasCamera();
        double reach = isKnown ? 1 / list.leastZoom() : cameras.reach();
        int views = isKnown ? list.mostViews() : cameras.mostViews();
        effort.spend((long)
                (views * ((double) COMMAND * painter.commands(layer) + work(painter, layer, reach) / PIXELS_PER_STEP)));
    }

    private double work(MapPainter painter, Layer layer, double reach) {
        return painter.work(layer, (int) Math.ceil(display.width() * reach), (int) Math.ceil(display.height() * reach));
    }

    @LuaFunction(
            value = "spawn(self: Map, layer: string<MapLayer>, options?: MapLayerOptions) -> Task",
            doc = "Spawns a task that draws a layer, as `m:draw` does: `m:spawn(\"ground\", { priority = -10 })`. It"
                    + " belongs to the scene. Its animated tiles follow its rate and its pauses.")
    Table spawn(Table self, String layer, @Nullable Table options) {
        effort.spend(SPAWN);
        ScriptedMap map = ScriptedMap.require(self, "spawn");
        Layer found = map.layer("m:spawn", layer);
        Table table = options == null ? lua.newTable() : options;
        new Options("m:spawn", table, SPAWNED).frozen();
        if (work(map.painter(), found, 1) > MOST_WORK)
            throw ScriptedMap.failure(
                    "m:spawn",
                    "layer '" + layer + "' of " + map.map().file()
                            + " has too large tiles that overlap too often; draw it by m:draw");
        try {
            return spawner.spawn(new MapLayerTask(map, layer, drawing, names, time.baseRate()), table);
        } catch (LuaException wrong) {
            throw new LuaException("m:spawn: " + wrong.getMessage(), wrong);
        }
    }
}
