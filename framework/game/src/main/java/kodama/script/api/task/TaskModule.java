package kodama.script.api.task;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.script.api.tween.TweenMethods;
import kodama.script.game.GameContext;
import kodama.script.task.TaskFields;

/** The module {@code task}, and the methods of tasks' tables. */
public final class TaskModule {
    private static final AliasDoc GROUP =
            AliasDoc.name("Group", "A group of tasks, which shots and hitboxes can target.");

    private TaskModule() {}

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(TaskMethods.class, TweenMethods.class)
                        .with(TaskFields.described())
                        .withClasses(TaskFields.living(), TaskFields.given())
                        .withAliases(GROUP),
                ModuleDoc.of(TaskSearch.class, TaskCommands.class, TaskTimeControl.class, TaskStatistics.class)
                        .withOptions(TaskStatistics.OPTIONS));
    }

    public static Module of(GameContext game) {
        Module.of(new TaskMethods(game), new TweenMethods(game))
                .addTo(game.fields().methods());
        return Module.of(
                new TaskSearch(game), new TaskCommands(game), new TaskTimeControl(game), new TaskStatistics(game));
    }
}
