package kodama.script.api;

import java.util.List;
import java.util.stream.Stream;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Signature;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.script.api.move.CourseVerbs;
import kodama.script.api.move.MoveVerb;
import kodama.script.api.move.WayVerbs;
import kodama.script.api.pattern.PatternModule;
import kodama.script.api.pattern.PatternShapes;
import kodama.script.api.shot.BarrageVerb;
import kodama.script.api.shot.KindVerbs;
import kodama.script.api.shot.LaserMethods;
import kodama.script.api.shot.LaserModule;
import kodama.script.api.shot.ShotFieldVerb;
import kodama.script.api.shot.ShotFigures;
import kodama.script.api.shot.ShotFilters;
import kodama.script.api.shot.ShotMethods;
import kodama.script.api.shot.ShotModule;
import kodama.script.api.shot.ShotMotions;
import kodama.script.api.shot.ShotOptions;
import kodama.script.api.shot.ShotRemoval;
import kodama.script.api.shot.ShotSearch;
import kodama.script.api.shot.ShotTaskVerb;
import kodama.script.config.FirstSceneTable;
import kodama.script.debug.TuneCalls;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.TaskFields;
import kodama.task.Phase;

/** Every module of the Lua API. */
public final class Modules {
    private static final TypeDoc INTEGER = new TypeDoc.Plain(LuaType.INTEGER);
    private static final TypeDoc NUMBER = new TypeDoc.Plain(LuaType.NUMBER);
    private static final TypeDoc STRING = new TypeDoc.Plain(LuaType.STRING);
    private static final TypeDoc BOOLEAN = new TypeDoc.Plain(LuaType.BOOLEAN);

    private static final List<FieldDoc> PHASES = List.of(
            FieldDoc.of("INIT", INTEGER, "The phase in which a task with `phases` begins: 0."),
            FieldDoc.of("MAIN", INTEGER, "The phase after it, 1; further ones are `MAIN + 1` and so on."),
            FieldDoc.of("END", INTEGER, "The last phase, 255."));

    private static final ClassDoc PLACE = ClassDoc.of(
            "Place",
            "A table that has a place, though it is no task.",
            List.of(
                    FieldDoc.of("x", NUMBER, "In pixels from the left."),
                    FieldDoc.of("y", NUMBER, "In pixels from the top.")));

    private static final ClassDoc HITBOX = ClassDoc.of(
            "Hitbox", "Where a task can be hit: what `circle`, `box`, `capsule` and `polygon` return.", List.of());

    private static final ClassDoc LASER = ClassDoc.of(
            "Laser",
            "A laser, burning or gone.",
            List.of(
                    FieldDoc.of("x", NUMBER, "Where it begins, the head of a curve; in pixels from the left."),
                    FieldDoc.of("y", NUMBER, "Where it begins, the head of a curve; in pixels from the top."),
                    FieldDoc.of("angle", NUMBER, "Where it points; in degrees."),
                    FieldDoc.of("width", NUMBER, "How thick it looks at its thickest; in pixels."),
                    FieldDoc.of("length", NUMBER, "How long it is now; in pixels. Only told.")));

    private static final ClassDoc SOUND =
            ClassDoc.of("Sound", "A sound that was made by a script: what `sfx` and `sound.song` return.", List.of());

    private static final ClassDoc JOB =
            ClassDoc.of("Job", "A job that goes on beside the game: what `job.path` and `job.run` return.", List.of());

    private static final ClassDoc TYPED = ClassDoc.of(
            "Typed",
            "What was typed: letters, or a key. A key that makes a letter comes before it.",
            List.of(
                    FieldDoc.of("text", STRING, "The letters.").orNil(),
                    FieldDoc.of("key", STRING, "The key, such as \"Backspace\".")
                            .orNil(),
                    FieldDoc.of("ctrl", BOOLEAN, "Whether Ctrl was held; with a key.")
                            .orNil(),
                    FieldDoc.of("shift", BOOLEAN, "Whether Shift was held; with a key.")
                            .orNil(),
                    FieldDoc.of("repeated", BOOLEAN, "Whether the key comes again because it is held; with a key.")
                            .orNil()));

    private static final ClassDoc LOADED = ClassDoc.of(
            "Loaded",
            "What tasks have loaded.",
            List.of(
                    FieldDoc.of("kind", Signature.type("\"image\"|\"sound\""), "What it is."),
                    FieldDoc.of("name", STRING, "Its name."),
                    FieldDoc.of("users", INTEGER, "How many tasks have loaded it."),
                    FieldDoc.of("bytes", INTEGER, "How much memory it takes.")));

    private static final ClassDoc PATTERN = ClassDoc.of(
                    "Pattern",
                    "A pattern: a table with the name of a shape and its options.",
                    List.of(FieldDoc.of("shape", STRING, "Its shape, such as \"ring\".")))
            .open();

    private static final AliasDoc EVENT =
            name("Event", "An event: what a task's `on_<event>` and `wait_for` hear of, such as \"hit\".");
    private static final AliasDoc GROUP = name("Group", "A group of tasks, and of what shots hurt.");
    private static final AliasDoc SHOT_KIND =
            name("ShotKind", "A kind of shots: a built-in one, or one that `shot.kind` has named.");
    private static final AliasDoc SHOT_COLOR =
            name("ShotColor", "A color of shots: one of the eight built-in ones, or one that a kind has.");
    private static final AliasDoc PICTURE =
            name("Picture", "A picture: the path of a PNG file from the game's folder, without its ending.");
    private static final AliasDoc FONT = name("FontName", "A font of the framework or of the game.");
    private static final AliasDoc ACTION =
            name("Action", "What a player can do: \"fire\", \"left\", or one of those that game.lua names.");
    private static final AliasDoc AXIS =
            name("Axis", "An axis: \"x\", \"look_x\", or one of those that game.lua names.");
    private static final AliasDoc SOUND_NAME =
            name("SoundName", "A sound: the path of its file from the game's folder or `sounds`, without its ending.");
    private static final AliasDoc SOUND_GROUP =
            name("SoundGroup", "A group of sounds: \"music\", \"effects\", \"voice\", or one of the game's own.");
    private static final AliasDoc SCENE =
            name("SceneName", "A scene: the path of its file from `scenes`, without .lua.");
    private static final AliasDoc DATA_PATH = name("DataPath", "A data file: its path from the game's folder.");

    private Modules() {}

    /** Short names of strings that name something: an editor shows them, and a checker looks whether it is there. */
    private static AliasDoc name(String name, String doc) {
        return new AliasDoc(name, STRING, doc);
    }

    /**
     * Describes the modules.
     *
     * @return in the order of the reference
     */
    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(
                                Verbs.class,
                                ShapeVerbs.class,
                                WaitVerbs.class,
                                MoveVerb.class,
                                ValueVerbs.class,
                                PointVerbs.class,
                                HoldVerbs.class)
                        .with(PHASES)
                        .withClasses(PLACE, HITBOX)
                        .withOptions(TuneCalls.OPTIONS)
                        .withAliases(MoveVerb.eases(), EVENT),
                ModuleDoc.of(TaskMethods.class)
                        .with(TaskFields.described())
                        .withClasses(TaskFields.living(), TaskFields.given())
                        .withAliases(GROUP),
                ModuleDoc.of(TaskSearch.class, TaskCommands.class, TaskTimes.class, TaskFigures.class)
                        .withOptions(TaskDumps.OPTIONS),
                ModuleDoc.of(WayVerbs.class, CourseVerbs.class)
                        .withOptions(options(WayVerbs.options(), CourseVerbs.options())),
                ModuleDoc.of(TimeModule.class),
                ModuleDoc.of(DrawSprites.class, DrawTexts.class, DrawShapes.class, DrawStrips.class, DrawView.class)
                        .withOptions(
                                DrawSprites.LOOK,
                                DrawTexts.LOOK,
                                DrawTexts.CUT,
                                ShapeLook.SHAPE,
                                ShapeLook.LINE,
                                DrawStrips.LOOK)
                        .withAliases(Colors.described(), PICTURE, FONT),
                ModuleDoc.of(InputModule.class, InputDevices.class)
                        .withClasses(TYPED)
                        .withAliases(ACTION, AXIS),
                ModuleDoc.of(SoundModule.class, MusicVerbs.class, SongVerbs.class)
                        .withOptions(PlayOptionsReader.EFFECT, PlayOptionsReader.MUSIC, SoundModule.GROUP)
                        .withClasses(SOUND)
                        .withAliases(SOUND_NAME, SOUND_GROUP),
                ModuleDoc.of(PlayingMethods.class),
                ModuleDoc.of(SfxModule.class).withOptions(SfxModule.FIELDS),
                ModuleDoc.of(ResourceModule.class).withClasses(LOADED),
                ModuleDoc.of(
                                ShotModule.class,
                                KindVerbs.class,
                                ShotFieldVerb.class,
                                ShotTaskVerb.class,
                                ShotFigures.class,
                                ShotSearch.class,
                                ShotRemoval.class,
                                BarrageVerb.class)
                        .withOptions(
                                ShotOptions.ABOUT,
                                ShotModule.SHOT,
                                ShotModule.FIRE,
                                ShotModule.FAN,
                                ShotModule.RING,
                                ShotModule.STREAM,
                                ShotFilters.FILTER,
                                ShotRemoval.CANCEL,
                                BarrageVerb.OPTIONS,
                                KindVerbs.KIND)
                        .withOptions(options(ShotMotions.tables(), List.of(ShotFieldVerb.options())))
                        .withAliases(SHOT_KIND, SHOT_COLOR),
                ModuleDoc.of(ShotMethods.class)
                        .with(ScriptedShots.described())
                        .withClasses(ClassDoc.of("Shot", "A shot, flying or gone.", ScriptedShots.described())
                                .open()),
                ModuleDoc.of(PatternModule.class)
                        .withClasses(PATTERN)
                        .withOptions(new PatternShapes(ShotOptions.ABOUT).classes()),
                ModuleDoc.of(LaserModule.class).withOptions(LaserModule.BEAM, LaserModule.CURVE, LaserModule.CUT),
                ModuleDoc.of(LaserMethods.class).withClasses(LASER),
                ModuleDoc.of(JobModule.class)
                        .withOptions(JobModule.PATH, JobModule.RUN)
                        .withClasses(JOB),
                ModuleDoc.of(OptionsModule.class)
                        .withOptions(LookTable.LOOK, LookTable.OF_COLORS, LookTable.OF_SOUNDS, OptionTable.OPTION),
                ModuleDoc.of(SceneModule.class).withAliases(SCENE),
                ModuleDoc.of(GameModule.class).withOptions(FirstSceneTable.OPTIONS),
                ModuleDoc.of(SaveModule.class),
                ModuleDoc.of(DataModule.class).withOptions(DataFiles.OPTIONS).withAliases(DATA_PATH),
                ModuleDoc.of(LogModule.class, LogVerbs.class).withClasses(LogModule.category()));
    }

    private static OptionClass[] options(List<OptionClass> some, List<OptionClass> others) {
        return Stream.concat(some.stream(), others.stream()).toArray(OptionClass[]::new);
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
