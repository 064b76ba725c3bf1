package kodama.script.game;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import kodama.base.Spelling;
import kodama.file.GameFiles;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import kodama.script.config.FirstSceneFiles;
import kodama.script.config.PlainData;

/** How a game begins: its debug save is loaded, commands are done with it, then its scenes begin. */
public final class GameStarter {
    private static final String COMMANDS = "commands";
    private static final String ENDING = ".lua";
    /** The field by which a scene is told where to begin. */
    public static final String SECTION = "section";

    private final Lua lua;
    private final GameFiles files;
    private final SceneFiles scripts;
    private final SceneManager scenes;
    private final String firstScene;
    private final BiConsumer<String, List<Object>> javaCommands;
    private final Table data;
    private final Map<String, Value> commands = new TreeMap<>();

    /**
     * Prepares to begin.
     *
     * @param firstScene the scene that the game begins with if nothing else is asked for
     * @param javaCommands runs a command that is a class, by its name
     */
    public GameStarter(
            Lua lua,
            GameFiles files,
            SceneFiles scripts,
            SceneManager scenes,
            String firstScene,
            BiConsumer<String, List<Object>> javaCommands) {
        this.lua = lua;
        this.files = files;
        this.scripts = scripts;
        this.scenes = scenes;
        this.firstScene = firstScene;
        this.javaCommands = javaCommands;
        data = lua.newTable();
    }

    /** What scenes share; a debug save fills it. Always the same table. */
    public Table data() {
        return data;
    }

    /** Keeps a function that first scenes may name. */
    public void addCommand(String name, Value function) {
        commands.put(name, function);
    }

    /**
     * Begins with what was asked for.
     *
     * @throws RuntimeException if a file, a command or a section of it is missing or fails; the scenes are then asked
     *     for all the same
     */
    public void start(FirstScene first) {
        requestScenes(first);
        if (files.exists(COMMANDS + ENDING)) scripts.load(COMMANDS);
        if (!first.save().isEmpty()) load(first.save());
        first.commands().forEach(this::run);
        if (first.base().isEmpty() && first.fields().get(SECTION) instanceof String section)
            check(sceneOf(first), section);
    }

    private String sceneOf(FirstScene first) {
        return first.scene().isEmpty() ? firstScene : first.scene();
    }

    /** A scene without sections would begin at its start, and no one would know why. */
    private void check(String scene, String section) {
        if (scripts.isJava(scene)) return;
        List<String> sections = scripts.body(scene).sections();
        if (sections.isEmpty())
            throw new LuaException("scene '" + scene + "' cannot begin at section '" + section + "', as it has none; "
                    + FirstSceneFiles.scene(files, scene)
                    + " must return { run = function, sections = { ... } }, or what kodama.shooter.stage makes");
        if (!sections.contains(section))
            throw new LuaException("scene '" + scene + "' has no section '" + section + "'"
                    + Spelling.hintWithList(section, sections));
    }

    private void requestScenes(FirstScene first) {
        String scene = sceneOf(first);
        Value fields = PlainData.toLua(lua, first.fields());
        if (first.base().isEmpty()) {
            scenes.request(scene, fields);
        } else {
            scenes.request(first.base(), null);
            scenes.requestOnTop(scene, fields);
        }
    }

    private void load(String save) {
        String path = FirstSceneFiles.save(files, save);
        Value value = scripts.load("saves." + save.replace('/', '.'));
        if (!(value instanceof Table table))
            throw new LuaException(path + " must return a table but returned a " + value.typeName());
        for (Table.Entry entry : table) data.put(entry.key(), entry.value());
    }

    private void run(DebugCommand command) {
        Value function = commands.get(command.name());
        if (function == null && scripts.isJava(command.name())) {
            javaCommands.accept(command.name(), command.arguments());
            return;
        }
        if (function == null)
            throw new LuaException(
                    "there is no command '" + command.name() + "'" + Spelling.hint(command.name(), commands.keySet())
                            + "; " + COMMANDS + ENDING + " makes them with game.command(name, function)");
        Object[] arguments = command.arguments().stream()
                .map(each -> PlainData.toLua(lua, each))
                .toArray();
        lua.routine(function).runToEnd(Values.of(arguments), "a command cannot wait; spawn a task for what takes time");
    }
}
