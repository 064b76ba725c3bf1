package kodama.script.api.map;

import java.util.List;
import kodama.base.PrintableText;
import kodama.base.StepBudget;
import kodama.lua.Coroutine;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.LayerKind;
import kodama.script.api.map.MapObjects.Found;
import kodama.script.game.GameContext;
import kodama.script.map.ScriptedMap;
import kodama.script.task.Spawner;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The methods of a map's table for its objects. */
@LuaModule(name = "m", methods = true, type = "Map")
final class MapObjectMethods {
    /** The effort of copying a field. */
    private static final int COST_OF_FIELD = 10;

    private static final String SPAWN = "m:spawn_objects";

    /** The effort of looking at an object. */
    private static final int COST = 10;

    private final MapObjects objects;
    private final Spawner spawner;
    private final TaskContext context;
    private final StepBudget effort;
    private final Lua lua;

    MapObjectMethods(GameContext game) {
        objects = new MapObjects(game.lua(), game.effort());
        spawner = game.spawner();
        context = game.running();
        effort = game.effort();
        lua = game.lua();
    }

    @LuaFunction(
            value = "objects(self: Map, layer?: string<MapLayer>) -> MapObject[]",
            doc = "Returns the objects of a layer, or of all layers, in the order of Tiled's list. The tables are new"
                    + " in each call.")
    Table objects(Table self, @Nullable String layer) {
        Table list = lua.newTable();
        int count = 0;
        for (Found each : found("m:objects", ScriptedMap.require(self, "objects"), layer))
            list.put(++count, objects.table(each));
        return list;
    }

    private List<Found> found(String function, ScriptedMap map, @Nullable String name) {
        Layer layer = name == null ? null : map.layer(function, name);
        if (layer != null && layer.kind() != LayerKind.OBJECTS)
            throw ScriptedMap.failure(
                    function, "layer '" + name + "' of " + map.map().file() + " is not an object layer");
        List<Found> all = MapObjects.find(map, layer);
        effort.spend((long) COST * all.size());
        return all;
    }

    @LuaFunction(
            value = "object(self: Map, name: string) -> MapObject?",
            doc = "Returns the first object of a name, as a new table; nil if there is none.")
    @Nullable
    Table object(Table self, String name) {
        for (Found each : found("m:object", ScriptedMap.require(self, "object"), null))
            if (each.object().name().equals(name)) return objects.table(each);
        return null;
    }

    @LuaFunction(
            value = "spawn_objects(self: Map, layer: string<MapLayer>,"
                    + " classes?: table<string, (async fun(self: Task))|boolean>,"
                    + " fields?: table<string, any>) -> Task[]",
            doc = "Spawns a task for each object of a layer that has a class: the class `enemies.bat` is the function"
                    + " that `require \"enemies.bat\"` returns. `classes` has functions for other classes, and false"
                    + " for classes that are not spawned. `fields` are fields of all these tasks, such as"
                    + " `{ level = m }`, unless the object has a property of that name. The task's table has the custom"
                    + " properties as fields, `x` and `y` in the middle of the object, `width`, `height`, and"
                    + " `rotation`, `name`, `points` and `text` if the object has them.")
    Step spawnObjects(Coroutine caller, Table self, String layer, @Nullable Table classes, @Nullable Table fields) {
        if (context.isDrawing())
            throw new LuaException(SPAWN + ": a draw function cannot spawn tasks; call it in the task's own function");
        List<Found> all = found(SPAWN, ScriptedMap.require(self, "spawn_objects"), layer);
        return new Spawning(caller, all, classes, fields).next(0);
    }

    /** Spawns one object after the other; modules may have to be loaded first. */
    private final class Spawning {
        private final Coroutine caller;
        private final List<Found> all;
        private final @Nullable Table classes;
        private final @Nullable Table common;
        private final Table spawned = lua.newTable();
        private int count;

        Spawning(Coroutine caller, List<Found> all, @Nullable Table classes, @Nullable Table common) {
            this.caller = caller;
            this.all = all;
            this.classes = classes;
            this.common = common;
        }

        Step next(int from) {
            for (int i = from; i < all.size(); i++) {
                Found each = all.get(i);
                String name = each.className();
                if (name.isEmpty()) continue;
                Value chosen = classes == null ? Value.NIL : classes.get(name);
                if (chosen.is(LuaType.BOOLEAN) && !chosen.isTrue()) continue;
                if (chosen.isNil()) return load(i, name);
                spawn(each, function(each, chosen, "the value of '" + PrintableText.line(name) + "' in classes"));
            }
            return context.finishCall(caller, spawned);
        }

        private Step load(int index, String name) {
            return Step.call(lua.globals().get("require"), Values.of(name), new Step.Continuation() {
                @Override
                public Step next(Values results) {
                    Found each = all.get(index);
                    spawn(each, function(each, results.get(1), "module '" + PrintableText.line(name) + "'"));
                    return Spawning.this.next(index + 1);
                }

                @Override
                public Step failed(Value error) {
                    String text = error.text();
                    boolean isMissing = text.startsWith("module '" + name + "' not found");
                    throw failure(
                            all.get(index),
                            isMissing
                                    ? "there is no file " + PrintableText.line(name.replace('.', '/'))
                                            + ".lua, and 'classes' has no '" + PrintableText.line(name)
                                            + "'; add its function there, or false to leave out the class"
                                    : text);
                }
            });
        }

        private Value function(Found each, Value value, String what) {
            if (value.is(LuaType.FUNCTION)) return value;
            throw failure(each, what + " must be a function but was " + value.describe());
        }

        private void spawn(Found each, Value function) {
            try {
                spawned.put(++count, spawner.spawn(function, fields(each), null, 0));
            } catch (LuaException wrong) {
                throw failure(each, String.valueOf(wrong.getMessage()));
            }
        }

        private Table fields(Found each) {
            Table fields = objects.fields(each);
            if (common == null) return fields;
            for (Table.Entry entry : common) {
                effort.spend(COST_OF_FIELD);
                if (fields.get(entry.key()).isNil()) fields.put(entry.key(), entry.value());
            }
            return fields;
        }

        private LuaException failure(Found each, String problem) {
            String place = each.map().map().file() + ": object " + each.object().id() + " of class '"
                    + PrintableText.line(each.className()) + "': ";
            return new LuaException(SPAWN + ": " + place + problem);
        }
    }
}
