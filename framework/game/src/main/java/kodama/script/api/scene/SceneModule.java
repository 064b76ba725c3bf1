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

/** The module {@code scene}: which file's tasks are on. */
@LuaModule(
        name = "scene",
        doc = "Scenes: `scenes/<name>.lua` returns the function of a scene's first task. Or it returns a table"
                + " { build = function, run = function }: then `build` comes first and may wait for jobs as long as it"
                + " likes, under a loading mark, and `run` goes on from it with the same `self`.")
public final class SceneModule {
    private static final AliasDoc SCENE =
            AliasDoc.name("SceneName", "A scene: the path of its file from `scenes`, without .lua.");

    private final GameRequests requests;
    private final CurrentScene scene;

    SceneModule(GameContext game) {
        requests = game.requests();
        scene = game.scene();
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(SceneModule.class).withAliases(SCENE));
    }

    public static Module of(GameContext game) {
        return Module.of(new SceneModule(game));
    }

    @LuaFunction(
            value = "change(name: string<SceneName>|number, fields?: TaskFields)",
            doc = "Ends all tasks that are not persistent when this tick is over, and starts another scene with the"
                    + " next. `fields` becomes the table of its first task.")
    void change(Value name, @Nullable Table fields) {
        requests.changeScene(name.text(), fields);
    }

    @LuaFunction(
            value = "mark(name: string)",
            doc = "Marks a place in the course of the scene, such as `scene.mark \"boss 2\"`. The debug portal"
                    + " offers to begin there: the scene is then run through unseen, without input, up to the"
                    + " mark.")
    void mark(String name) {
        scene.mark(name);
    }

    @LuaField(
            value = "seeking: boolean",
            doc = "Whether the scene is being run through unseen up to a mark; a ship may want to be invincible then.")
    boolean seeking() {
        return scene.isSeeking();
    }

    @LuaField(
            value = "state: \"building\"|\"active\"|\"leaving\"",
            doc = "How far the scene is: \"building\" while its `build` runs, \"active\", and \"leaving\" from"
                    + " `scene.change` to the end of the tick.")
    String state() {
        return scene.state();
    }

    @LuaField(value = "name: string<SceneName>", doc = "The scene that is on.")
    String name() {
        return scene.name();
    }
}
