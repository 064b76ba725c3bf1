package kodama.script.api.job;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import kodama.base.StepBudget;
import kodama.geom.Cell;
import kodama.geom.Grid;
import kodama.geom.PathFinder;
import kodama.job.JobSpec;
import kodama.job.LongJob;
import kodama.job.LongJobs;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.config.PlainCopy;
import kodama.script.config.PlainData;
import kodama.script.game.GameContext;
import kodama.script.game.JavaClassException;
import kodama.script.game.JavaClasses;
import kodama.script.game.JavaJob;
import org.jspecify.annotations.Nullable;

/** The module {@code job}: work that goes on beside the game for some ticks. */
@LuaModule(
        name = "job",
        doc = "Work that goes on beside the game for some ticks; `await` returns what came of it. A job is done in"
                + " the tick it was ordered for, on any machine, so replays stay true; if it takes longer, the game"
                + " waits for it. With `when = \"done\"` the game does not wait: the result arrives in the"
                + " first tick after the work has ended.")
public final class JobModule {
    private static final ClassDoc JOB =
            ClassDoc.of("Job", "A job that goes on beside the game: what `job.path` and `job.run` return.", List.of());

    private static final String PATH_NAME = "job.path";
    private static final int MOST_TICKS = 36_000;
    private static final String WHEN_DONE = "done";

    private static final List<Option> ORDER = List.of(
            Option.integer(
                    "ticks",
                    1,
                    MOST_TICKS,
                    1,
                    "In how many ticks the result is taken. If the work takes longer, the game stops until it is"
                            + " done."),
            Option.words(
                            "when",
                            List.of(WHEN_DONE),
                            "`\"done\"`: take the result in the first tick after the work has ended, instead of after"
                                    + " `ticks`; the game does not wait. In tests and without a window it arrives in"
                                    + " the next tick.")
                    .withoutDefault(),
            Option.number("priority", 0.5, "Smaller is more urgent."));

    static final OptionClass PATH = OptionClass.ofParts(
            "PathOptions",
            "Which way is searched, and until when.",
            List.of(
                    Option.of(
                                    "grid",
                                    "string[]|number[][]",
                                    "A list of rows. A row is a list of costs, 0 is blocked; or"
                                            + " a string: # is blocked, . and space cost 1, digits their value.")
                            .required(),
                    Option.of(
                                    "from",
                                    "integer[]",
                                    "Where the way begins: { column, row }, from 1, as in grid[row][column].")
                            .required(),
                    Option.of("to", "integer[]", "Where it ends: { column, row }.")
                            .required(),
                    Option.flag("diagonal", false, "Whether steps may be diagonal; they cut no corners."),
                    Option.integer("limit", 1, Integer.MAX_VALUE, "Most cells to look at; all if it is left out.")),
            ORDER);

    static final OptionClass RUN = OptionClass.ofParts("JobOptions", "Until when a job is to be done.", ORDER);

    private static final Values NO_WAY = Values.of(Value.NIL, "no way");

    private static final String RUN_NAME = "job.run";

    /** The effort of looking for a class, which may not be there. */
    private static final int COST_OF_CLASS = 2000;

    private final LongJobs jobs;
    private final JavaClasses classes;
    private final Lua lua;
    private final StepBudget effort;

    JobModule(GameContext game) {
        jobs = game.longJobs();
        classes = game.classes();
        lua = game.lua();
        effort = game.effort();
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(JobModule.class).withOptions(PATH, RUN).withClasses(JOB));
    }

    public static Module of(GameContext game) {
        return Module.of(new JobModule(game));
    }

    @LuaFunction(
            value = "path(options: PathOptions) -> userdata<Job>?, problem: string?",
            doc = "Searches the cheapest way through a grid. `await`"
                    + " returns a list of { column, row }, both ends included, or nil and \"no way\" or"
                    + " \"canceled\". Returns nil and a message if all places for jobs are taken; a more urgent"
                    + " job takes the place of the least urgent one. `jobs` in game.lua says how many there are.")
    Object path(Table table) {
        Options options = new Options(PATH_NAME, table, PATH);
        LuaGrid rows = new LuaGrid(PATH_NAME, options.table("grid"), effort);
        Grid grid = rows.read();
        int cells = grid.width() * grid.height();
        lua.charge(cells);
        Cell from = rows.cell(grid, "from", options.value("from"));
        Cell to = rows.cell(grid, "to", options.value("to"));
        int limit = options.integer("limit", cells);
        PathFinder finder = new PathFinder(grid, options.flag("diagonal"), limit);
        return reserve(order("path", options), asked -> finder.find(from, to, asked::isCanceled), this::way);
    }

    private <T> Object reserve(JobSpec order, LongJob.Work<T> work, Function<T, Values> toLua) {
        Optional<LongJob<T>> job = jobs.reserve(order, work);
        if (job.isPresent()) return new JobHandle<>(job.get(), toLua);
        return Values.of(Value.NIL, "all " + jobs.capacity() + " places for jobs are taken");
    }

    private JobSpec order(String name, Options options) {
        String place = Objects.requireNonNullElse(lua.location(), "");
        return new JobSpec(name, options.number("priority"), ticks(options), place);
    }

    /** Empty if the result is taken when it is done. */
    private static OptionalInt ticks(Options options) {
        if (options.value("when").isNil()) return OptionalInt.of(options.integer("ticks"));
        String when = options.word("when");
        Value ticks = options.value("ticks");
        if (ticks.isNil()) return OptionalInt.empty();
        throw new LuaException(options.function() + ": option 'ticks' must not be given with when = \"" + when
                + "\" but was " + ticks.describe());
    }

    private Values way(Optional<List<Cell>> found) {
        return found.map(this::points).orElse(NO_WAY);
    }

    private Values points(List<Cell> way) {
        lua.charge(way.size());
        Table points = lua.newTable();
        for (int i = 0; i < way.size(); i++) points.put(i + 1, point(way.get(i)));
        return Values.of(points);
    }

    private Table point(Cell cell) {
        Table point = lua.newTable();
        point.put(1, cell.x() + 1);
        point.put(2, cell.y() + 1);
        return point;
    }

    @LuaFunction(
            value = "run(class: string, arguments?: any, options?: JobOptions) -> userdata<Job>?, problem: string?",
            doc = "Lets a Java class of the game work beside it: one that implements `kodama.script.game.JavaJob` and"
                    + " is found as classes of tasks are. It gets a copy of the arguments: strings, numbers,"
                    + " booleans, and tables of these that are lists or have strings as keys; `await` returns a copy"
                    + " of what it has found out, or nil and \"canceled\". Returns nil and a message if all places"
                    + " for jobs are taken.")
    Object run(String name, Value arguments, @Nullable Table options) {
        JobSpec order = order(name, new Options(RUN_NAME, options == null ? lua.newTable() : options, RUN));
        Object copy = arguments.isNil() ? null : PlainData.fromLua(arguments, RUN_NAME + ": the arguments", effort);
        lua.charge(COST_OF_CLASS);
        JavaJob work = make(name);
        return reserve(order, asked -> Answer.of(name, work.run(copy, asked)), this::answer);
    }

    private JavaJob make(String name) {
        try {
            return classes.newInstance(name, JavaJob.class, List.of());
        } catch (JavaClassException wrong) {
            throw new LuaException(RUN_NAME + ": " + wrong.getMessage(), wrong);
        }
    }

    /** What a job of the game's has found out, which may be nothing. */
    private record Answer(@Nullable Object data, int values) {
        static Answer of(String job, @Nullable Object found) {
            PlainCopy copy = new PlainCopy("the result of job '" + job + "'");
            Object data = copy.of(found);
            return new Answer(data, copy.values());
        }
    }

    private Values answer(Answer answer) {
        lua.charge(answer.values);
        return answer.data == null ? Values.of(Value.NIL) : Values.of(PlainData.toLua(lua, answer.data));
    }

    @LuaFunction(
            value = "cancel(job: userdata<Job>)",
            doc = "Gives a job up, and makes its place free. Nothing happens if it is done.")
    void cancel(Value job) {
        handle("job.cancel", job).cancel();
    }

    @LuaFunction(value = "is_done(job: userdata<Job>) -> boolean", doc = "Tells whether `await` would return at once.")
    boolean isDone(Value job) {
        return handle("job.is_done", job).isDone();
    }

    private static JobHandle<?> handle(String function, Value value) {
        if (value.object() instanceof JobHandle<?> handle) return handle;
        throw new LuaException(function + ": this is no job");
    }
}
