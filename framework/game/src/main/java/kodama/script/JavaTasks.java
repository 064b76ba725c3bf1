package kodama.script;

import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.script.game.GameContext;
import kodama.script.game.JavaClassException;
import kodama.script.task.ScriptedTask;

/** Creates the tasks and runs the commands that a game has written in Java. */
public final class JavaTasks implements GameContext.JavaFactory {
    private final GameContext context;
    private final Game game;

    /** Creates the factory of a world. */
    public JavaTasks(GameContext context) {
        this.context = context;
        game = new Game(context);
    }

    @Override
    public Class<?> taskType() {
        return JavaTask.class;
    }

    @Override
    public ScriptedTask newTask(String className) {
        try {
            JavaTask task = context.classes().newInstance(className, JavaTask.class, List.of());
            task.enter(game);
            return task;
        } catch (JavaClassException wrong) {
            throw new LuaException("spawn: " + wrong.getMessage() + hint(wrong), wrong);
        }
    }

    private static String hint(JavaClassException wrong) {
        boolean isMissing = wrong.getCause() instanceof ClassNotFoundException;
        return isMissing ? " (A string names a Java class; for a Lua file pass the result of require.)" : "";
    }

    @Override
    public void runCommand(String className, List<Object> arguments) {
        context.classes().newInstance(className, GameCommand.class, List.of()).run(game, arguments);
    }
}
