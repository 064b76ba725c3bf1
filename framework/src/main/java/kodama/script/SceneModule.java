package kodama.script;

import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code scene}: which file's tasks are on. */
final class SceneModule {
    /** The effort of looking at files, of which there may be many. */
    static final int COST_OF_LOOK = 50_000;

    private final ScriptWorld world;

    private SceneModule(ScriptWorld world) {
        this.world = world;
    }

    static LuaModule module(ScriptWorld world) {
        SceneModule scenes = new SceneModule(world);
        return new LuaModule("scene", "Scenes: `scenes/<name>.lua` returns the function of a scene's first task.")
                .function(
                        "change(name: string|number, fields?: table)",
                        "Ends all tasks that are not persistent when this tick is over, and starts another scene with the"
                                + " next. `fields` becomes the table of its first task.",
                        scenes::change)
                .procedure(
                        "mark(name: string)",
                        "Marks a place in the course of the scene, such as `scene.mark \"boss 2\"`. The debug portal offers to"
                                + " begin there: the scene is then run through unseen, without input, up to the mark.",
                        arguments -> world.marks().pass(arguments.arg1().tojstring()))
                .field(
                        "seeking",
                        "boolean",
                        "Whether the scene is being run through unseen up to a mark; a ship may want to be invincible then.",
                        () -> LuaValue.valueOf(world.marks().isSeeking()))
                .field(
                        "name",
                        "string",
                        "The scene that is on.",
                        () -> LuaValue.valueOf(world.scenes().current()));
    }

    private Varargs change(Varargs arguments) {
        world.effort().spend(COST_OF_LOOK);
        world.sceneFiles().check(arguments.arg1().tojstring());
        if (!arguments.arg(2).isnil()) world.spawner().checkFirst((LuaTable) arguments.arg(2));
        world.scenes().request(arguments.arg1().tojstring(), arguments.arg(2));
        return LuaValue.NONE;
    }
}
