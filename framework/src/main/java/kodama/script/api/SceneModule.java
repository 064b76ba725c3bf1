package kodama.script.api;

import kodama.base.Effort;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.scene.SceneManager;
import kodama.script.scene.Marks;
import kodama.script.scene.SceneFiles;
import kodama.script.task.Spawner;
import org.jspecify.annotations.Nullable;

/** The module {@code scene}: which file's tasks are on. */
@LuaModule(
        name = "scene",
        doc = "Scenes: `scenes/<name>.lua` returns the function of a scene's first task. Or it returns a table"
                + " { build = function, run = function }: then `build` comes first and may wait for jobs as long as it"
                + " likes, under a loading mark, and `run` goes on from it with the same `self`.")
public final class SceneModule {
    /** The effort of looking at files, of which there may be many. */
    static final int COST_OF_LOOK = 50_000;

    private final SceneManager scenes;
    private final SceneFiles files;
    private final Spawner spawner;
    private final Marks marks;
    private final Effort effort;

    /**
     * Makes the module.
     *
     * @param scenes changes scenes
     * @param files knows the scenes that there are
     * @param spawner starts the first task of a scene
     * @param marks hears of the marks that a scene passes
     * @param effort charges the script that asks
     */
    public SceneModule(SceneManager scenes, SceneFiles files, Spawner spawner, Marks marks, Effort effort) {
        this.scenes = scenes;
        this.files = files;
        this.spawner = spawner;
        this.marks = marks;
        this.effort = effort;
    }

    @LuaFunction(
            value = "change(name: string<SceneName>|number, fields?: TaskFields)",
            doc = "Ends all tasks that are not persistent when this tick is over, and starts another scene with the"
                    + " next. `fields` becomes the table of its first task.")
    void change(Value name, @Nullable Table fields) {
        effort.spend(COST_OF_LOOK);
        files.check(name.text());
        if (fields != null) spawner.checkFirst(fields);
        scenes.request(name.text(), fields);
    }

    @LuaFunction(
            value = "mark(name: string)",
            doc = "Marks a place in the course of the scene, such as `scene.mark \"boss 2\"`. The debug portal"
                    + " offers to begin there: the scene is then run through unseen, without input, up to the"
                    + " mark.")
    void mark(String name) {
        marks.pass(name);
    }

    @LuaField(
            value = "seeking: boolean",
            doc = "Whether the scene is being run through unseen up to a mark; a ship may want to be invincible then.")
    boolean seeking() {
        return marks.isSeeking();
    }

    @LuaField(
            value = "state: \"building\"|\"active\"|\"leaving\"",
            doc = "How far the scene is: \"building\" while its `build` runs, \"active\", and \"leaving\" from"
                    + " `scene.change` to the end of the tick.")
    String state() {
        if (scenes.isLeaving()) return "leaving";
        return scenes.isBuilding() ? "building" : "active";
    }

    @LuaField(value = "name: string<SceneName>", doc = "The scene that is on.")
    String name() {
        return scenes.current();
    }
}
