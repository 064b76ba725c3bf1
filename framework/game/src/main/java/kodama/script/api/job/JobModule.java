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

/** The module {@code job}: background jobs. */
@LuaModule(
        name = "job",
        doc = "Background jobs that run in parallel with the game; `await` returns their results. By default, a"
                + " result is taken after a fixed number of ticks on every machine, so replays stay valid; if the"
                + " work takes longer, the game waits for it. With `when = \"done\"`, the game does not wait: the"
                + " result arrives in the first tick after the work has ended.")
public final class JobModule {
    private static final ClassDoc JOB =
            ClassDoc.of("Job", "A background job, returned by `job.path` and `job.run`.", List.of());

    private static final String PATH_NAME = "job.path";
    private static final int MAX_TICKS = 36_000;
    private static final String WHEN_DONE = "done";

    private static final List<Option> JOB_OPTIONS = List.of(
            Option.integer(
                    "ticks",
                    1,
                    MAX_TICKS,
                    1,
                    "Ticks after which the result is taken. If the work takes longer, the game waits until it is"
                            + " done."),
            Option.words(
                            "when",
                            List.of(WHEN_DONE),
                            "`\"done\"`: the result is taken in the first tick after the work has ended instead of"
                                    + " after `ticks`, and the game does not wait. In tests and without a window, it"
                                    + " arrives in the next tick.")
                    .withoutDefault(),
            Option.number("priority", 0.5, "Priority among jobs; smaller is more urgent."));

    static final OptionClass PATH = OptionClass.ofParts(
            "PathOptions",
            "Options of a path search.",
            List.of(
                    Option.of(
                            "grid",
                            "string[]|number[][]",
                            "List of rows. A row is a list of costs, where 0 is blocked, or a string: # is"
                                    + " blocked, . and space cost 1, and digits are their own cost. This or"
                                    + " `map` is required."),
                    Option.of(
                            "map",
                            "Map",
                            "Map of `map.load` whose tiles are the grid: those with walls are blocked. Columns and"
                                    + " rows then count from 0, as in `m:tile`."),
                    Option.of(
                                    "from",
                                    "integer[]",
                                    "Start of the path: { column, row }, from 1, as in `grid[row][column]`.")
                            .required(),
                    Option.of("to", "integer[]", "End of the path: { column, row }.")
                            .required(),
                    Option.flag("diagonal", false, "Whether diagonal steps are allowed; they do not cut corners."),
                    Option.integer("limit", 1, Integer.MAX_VALUE, "Maximum number of cells to visit; all by default.")),
            JOB_OPTIONS);

    static final OptionClass RUN = OptionClass.ofParts("JobOptions", "When a job must be done.", JOB_OPTIONS);

    private static final Values NO_WAY = Values.of(Value.NIL, "no way");

    private static final String RUN_NAME = "job.run";

    /** The effort of looking for a class that may be missing. */
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
            doc = "Finds the cheapest path through a grid or a map. `await` returns a list of { column, row },"
                    + " including both ends, or nil and \"no way\" or \"canceled\". Returns nil and a message if all"
                    + " slots for jobs are in use, unless it can cancel a less urgent job. The number of slots is"
                    + " `jobs` of game.lua.")
    Object path(Table table) {
        Options options = new Options(PATH_NAME, table, PATH);
        boolean isMap = !options.value("map").isNil();
        boolean isGrid = !options.value("grid").isNil();
        if (isMap && isGrid) throw new LuaException(PATH_NAME + ": option 'grid' must not be given with map");
        if (!isMap && !isGrid) throw new LuaException(PATH_NAME + ": option 'grid' or 'map' is required");
        return isMap ? pathThroughMap(options) : pathThroughGrid(options);
    }

    private Object pathThroughMap(Options options) {
        MapCells tiles = new MapCells(PATH_NAME, options.value("map"), effort);
        Grid grid = tiles.read();
        Cell from = tiles.cell(grid, "from", options.value("from"));
        return path(options, grid, from, tiles.cell(grid, "to", options.value("to")), 0);
    }

    private Object pathThroughGrid(Options options) {
        LuaGrid rows = new LuaGrid(PATH_NAME, options.table("grid"), effort);
        Grid grid = rows.read();
        Cell from = rows.cell(grid, "from", options.value("from"));
        return path(options, grid, from, rows.cell(grid, "to", options.value("to")), 1);
    }

    /**
     * Starts a search.
     *
     * @param first the number of the first column and row for the script
     */
    private Object path(Options options, Grid grid, Cell from, Cell to, int first) {
        int cells = grid.width() * grid.height();
        lua.charge(cells);
        int limit = options.integer("limit", cells);
        PathFinder finder = new PathFinder(grid, options.flag("diagonal"), limit);
        return reserve(
                spec("path", options), job -> finder.find(from, to, job::isCanceled), found -> path(found, first));
    }

    private <T> Object reserve(JobSpec spec, LongJob.Work<T> work, Function<T, Values> toLua) {
        Optional<LongJob<T>> job = jobs.reserve(spec, work);
        if (job.isPresent()) return new JobHandle<>(job.get(), toLua);
        return Values.of(Value.NIL, "all " + jobs.capacity() + " slots for jobs are in use");
    }

    private JobSpec spec(String name, Options options) {
        String location = Objects.requireNonNullElse(lua.location(), "");
        return new JobSpec(name, options.number("priority"), ticks(options), location);
    }

    /** Returns the ticks after which the result is taken; empty to take it when the job is done. */
    private static OptionalInt ticks(Options options) {
        if (options.value("when").isNil()) return OptionalInt.of(options.integer("ticks"));
        String when = options.word("when");
        Value ticks = options.value("ticks");
        if (ticks.isNil()) return OptionalInt.empty();
        throw new LuaException(options.function() + ": option 'ticks' must not be given with when = \"" + when
                + "\" but was " + ticks.describe());
    }

    private Values path(Optional<List<Cell>> result, int first) {
        return result.map(path -> points(path, first)).orElse(NO_WAY);
    }

    private Values points(List<Cell> path, int first) {
        lua.charge(path.size());
        Table points = lua.newTable();
        for (int i = 0; i < path.size(); i++) points.put(i + 1, point(path.get(i), first));
        return Values.of(points);
    }

    private Table point(Cell cell, int first) {
        Table point = lua.newTable();
        point.put(1, cell.x() + first);
        point.put(2, cell.y() + first);
        return point;
    }

    @LuaFunction(
            value = "run(class: string, arguments?: any, options?: JobOptions) -> userdata<Job>?, problem: string?",
            doc = "Runs a Java class of the game in the background: it implements `kodama.script.game.JavaJob` and"
                    + " is found like the classes of tasks. It receives a copy of the arguments: strings, numbers,"
                    + " booleans, and tables of these that are lists or have string keys. `await` returns a copy of its"
                    + " result, or nil and \"canceled\". Returns nil and a message if all slots for jobs are in use,"
                    + " unless it can cancel a less urgent job.")
    Object run(String name, Value arguments, @Nullable Table options) {
        JobSpec spec = spec(name, new Options(RUN_NAME, options == null ? lua.newTable() : options, RUN));
        Object copy = arguments.isNil() ? null : PlainData.fromLua(arguments, RUN_NAME + ": the arguments", effort);
        lua.charge(COST_OF_CLASS);
        JavaJob work = make(name);
        return reserve(spec, job -> JavaResult.of(name, work.run(copy, job)), this::convert);
    }

    private JavaJob make(String name) {
        try {
            return classes.newInstance(name, JavaJob.class, List.of());
        } catch (JavaClassException wrong) {
            throw new LuaException(RUN_NAME + ": " + wrong.getMessage(), wrong);
        }
    }

    /** The result of a Java job, which may be null. */
    private record JavaResult(@Nullable Object data, int values) {
        static JavaResult of(String job, @Nullable Object result) {
            PlainCopy copy = new PlainCopy("the result of job '" + job + "'");
            Object data = copy.of(result);
            return new JavaResult(data, copy.values());
        }
    }

    private Values convert(JavaResult result) {
        lua.charge(result.values);
        return result.data == null ? Values.of(Value.NIL) : Values.of(PlainData.toLua(lua, result.data));
    }

    @LuaFunction(
            value = "cancel(job: userdata<Job>)",
            doc = "Cancels a job and frees its slot. Does nothing if the job is done.")
    void cancel(Value job) {
        handle("job.cancel", job).cancel();
    }

    @LuaFunction(
            value = "is_done(job: userdata<Job>) -> boolean",
            doc = "Returns whether `await` would return at once.")
    boolean isDone(Value job) {
        return handle("job.is_done", job).isDone();
    }

    private static JobHandle<?> handle(String function, Value value) {
        if (value.object() instanceof JobHandle<?> handle) return handle;
        throw new LuaException(function + ": this is not a job");
    }
}
