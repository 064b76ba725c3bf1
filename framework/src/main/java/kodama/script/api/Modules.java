package kodama.script.api;

import java.util.List;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.script.task.TaskFields;
import kodama.task.Phase;

/** Every module of the Lua API. */
public final class Modules {
    private static final List<FieldDoc> PHASES = List.of(
            new FieldDoc("INIT", "integer", "The phase in which a task with `phases` begins: 0."),
            new FieldDoc("MAIN", "integer", "The phase after it, 1; further ones are `MAIN + 1` and so on."),
            new FieldDoc("END", "integer", "The last phase, 255."));

    private Modules() {}

    /**
     * Describes the modules.
     *
     * @return in the order of the reference
     */
    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(Verbs.class, WaitVerbs.class, ValueVerbs.class, PointVerbs.class, HoldVerbs.class)
                        .with(PHASES),
                ModuleDoc.of(TaskMethods.class).with(TaskFields.described()),
                ModuleDoc.of(TaskSearch.class, TaskCommands.class, TaskTimes.class, TaskFigures.class),
                ModuleDoc.of(TimeModule.class),
                ModuleDoc.of(DrawSprites.class, DrawTexts.class, DrawShapes.class, DrawView.class),
                ModuleDoc.of(InputModule.class, InputDevices.class),
                ModuleDoc.of(SoundModule.class, MusicVerbs.class, SongVerbs.class),
                ModuleDoc.of(PlayingMethods.class),
                ModuleDoc.of(SfxModule.class),
                ModuleDoc.of(ResourceModule.class),
                ModuleDoc.of(ShotModule.class, ShotFigures.class),
                ModuleDoc.of(JobModule.class),
                ModuleDoc.of(OptionsModule.class),
                ModuleDoc.of(SceneModule.class),
                ModuleDoc.of(GameModule.class),
                ModuleDoc.of(SaveModule.class),
                ModuleDoc.of(DataModule.class),
                ModuleDoc.of(LogModule.class, LogVerbs.class));
    }

    /**
     * Makes the numbers of the three standard phases globals.
     *
     * @param globals has them afterwards
     */
    public static void putPhases(Table globals) {
        globals.put("INIT", Phase.INIT);
        globals.put("MAIN", Phase.MAIN);
        globals.put("END", Phase.END);
    }
}
