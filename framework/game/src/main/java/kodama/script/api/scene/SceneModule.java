package kodama.script.api.scene;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.CurrentScene;
import kodama.script.game.GameContext;
import kodama.script.game.GameRequests;
import org.jspecify.annotations.Nullable;

/** The module {@code scene}: changes and marks of scenes. */
@LuaModule(
        name = "scene",
        doc = "Scenes, one of which is active at a time. The file `scenes/<name>.lua` returns the function of"
                + " the scene's first task, or a table `{ build = function, run = function }`: then `build` runs"
                + " first and may wait for jobs while a loading mark is shown; `run` continues with the same"
                + " `self`.")
public final class SceneModule {
    private static final AliasDoc SCENE =
            AliasDoc.name("SceneName", "A scene: the path of its file relative to `scenes`, without .lua.");

    private final GameRequests requests;
    private final CurrentScene scene;
    private final TransitionReader transitions;

    SceneModule(GameContext game) {
        requests = game.requests();
        scene = game.scene();
        transitions = new TransitionReader(game.lua(), game.display());
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(SceneModule.class).withAliases(SCENE).withOptions(TransitionReader.OPTIONS));
    }

    public static Module of(GameContext game) {
        return Module.of(new SceneModule(game));
    }

    @LuaFunction(
            value = "change(name: string<SceneName>|number, fields?: TaskFields,"
                    + " transition?: \"fade\"|\"wipe\"|\"iris\"|\"mosaic\"|\"doors\"|TransitionOptions)",
            doc = "Changes to another scene. All tasks that are not persistent end when this tick is over; the"
                    + " other scene starts with the next tick. `fields` becomes the table of its first task. With a"
                    + " transition, the tasks stand still until the picture is covered; then the other scene starts,"
                    + " and the picture is uncovered: `scene.change(\"stage2\", nil, \"iris\")`.")
    void change(Value name, @Nullable Table fields, Value transition) {
        requests.changeScene(name.text(), fields, transitions.read("scene.change", transition));
    }

    @LuaFunction(
            value = "mark(name: string)",
            doc = "Marks a point in the course of the scene, such as `scene.mark \"boss 2\"`. The portal can"
                    + " start there: it runs the scene up to the mark without showing it and without input.")
    void mark(String name) {
        scene.mark(name);
    }

    @LuaFunction(
            value = "checkpoint(fields?: table<string, any>)",
            doc = "Sets the place at which `kodama dev` continues after a script is saved: this scene starts again,"
                    + " with `game.data` as it is now, and with these plain values as fields of its first task, in"
                    + " addition to those with which it began. Tasks and functions in `game.data` are left out."
                    + " The starts of scenes and marks are checkpoints, too. If `sections` of the scene no longer has"
                    + " the field `section`, it continues at the start of the scene. F5 starts the game at"
                    + " its beginning and forgets the checkpoint."
                    + " Players do not notice it.")
    void checkpoint(@Nullable Table fields) {
        scene.checkpoint(fields);
    }

    @LuaField(
            value = "seeking: boolean",
            doc = "Whether the scene is being fast-forwarded to a mark. Use it, for example, to make the ship"
                    + " invincible until then.")
    boolean seeking() {
        return scene.isSeeking();
    }

    @LuaField(
            value = "state: \"building\"|\"active\"|\"leaving\"",
            doc = "State of the scene: \"building\" while its `build` runs, \"active\", or \"leaving\" from the"
                    + " call of `scene.change` to the end of the tick.")
    String state() {
        return scene.state();
    }

    @LuaField(value = "name: string<SceneName>", doc = "Name of the current scene.")
    String name() {
        return scene.name();
    }
}
