package kodama.script;

import java.util.List;
import java.util.Optional;
import kodama.job.LongJob;
import kodama.path.Cell;
import kodama.path.Grid;
import kodama.path.PathFinder;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code job}: work that goes on beside the game for some ticks. */
final class JobModule {
    private static final OptionNames PATH =
            OptionNames.of("grid", "from", "to", "diagonal", "limit", "ticks", "priority");
    private static final String PATH_NAME = "job.path";
    private static final int MOST_TICKS = 36_000;
    private static final Varargs NO_WAY = LuaValue.varargsOf(LuaValue.NIL, LuaValue.valueOf("no way"));

    private final ScriptWorld world;

    private JobModule(ScriptWorld world) {
        this.world = world;
    }

    static LuaModule module(ScriptWorld world) {
        JobModule jobs = new JobModule(world);
        return new LuaModule(
                        "job",
                        "Work that goes on beside the game for some ticks; `await` returns what came of it. A job is done in"
                                + " the tick it was ordered for, on any machine, so replays stay true.")
                .function(
                        "path(options: table) -> userdata",
                        "Searches the cheapest way through a grid. Options: grid (a list of rows; a row is a list of costs,"
                                + " 0 is blocked, or a string: # is blocked, . and space cost 1, digits their value); from and"
                                + " to ({ column, row }, from 1, as in grid[row][column]); diagonal (whether steps may be;"
                                + " they cut no corners); ticks (in how many the result is wanted, 1; a large grid needs"
                                + " some); limit (most cells to look at, all); priority (smaller is more urgent, 0.5). `await`"
                                + " returns a list of { column, row }, both ends included, or nil and \"no way\" or"
                                + " \"cancelled\". Returns nil and a message if all places for jobs are taken; a more urgent"
                                + " job takes the place of the least urgent one. `jobs` in game.lua says how many there are.",
                        jobs::path)
                .procedure(
                        "cancel(job: userdata)",
                        "Gives a job up, and makes its place free. Nothing happens if it is done.",
                        arguments -> handle("job.cancel", arguments.arg1()).cancel())
                .function(
                        "is_done(job: userdata) -> boolean",
                        "Tells whether `await` would return at once.",
                        arguments -> LuaValue.valueOf(
                                handle("job.is_done", arguments.arg1()).isDone()));
    }

    private static JobHandle<?> handle(String function, LuaValue value) {
        if (value.touserdata() instanceof JobHandle<?> handle) return handle;
        throw new LuaError(function + ": this is no job");
    }

    private Varargs path(Varargs arguments) {
        Options options = new Options(PATH_NAME, (LuaTable) arguments.arg1(), PATH);
        LuaGrid rows = new LuaGrid(PATH_NAME, options.table("grid"), world.effort());
        Grid grid = rows.read();
        int cells = grid.width() * grid.height();
        world.machine().charge(cells);
        Cell from = rows.cell(grid, "from", options.value("from"));
        Cell to = rows.cell(grid, "to", options.value("to"));
        int limit = options.integer("limit", 1, Integer.MAX_VALUE, cells);
        PathFinder finder = new PathFinder(grid, options.flag("diagonal"), limit);
        return reserve(options, asked -> finder.find(from, to, asked::isCancelled));
    }

    private Varargs reserve(Options options, LongJob.Work<Optional<List<Cell>>> search) {
        int ticks = options.integer("ticks", 1, MOST_TICKS, 1);
        return world.services()
                .longJobs()
                .reserve("path", options.number("priority", 0.5), ticks, search)
                .map(this::handed)
                .orElseGet(this::refused);
    }

    private Varargs handed(LongJob<Optional<List<Cell>>> job) {
        return LuaValue.userdataOf(
                new JobHandle<>(job, found -> found.map(this::points).orElse(NO_WAY)));
    }

    private Varargs refused() {
        String message = "all " + world.config().jobs() + " places for jobs are taken";
        return LuaValue.varargsOf(LuaValue.NIL, LuaValue.valueOf(message));
    }

    private Varargs points(List<Cell> way) {
        world.machine().charge(way.size());
        LuaTable points = world.machine().newTable();
        for (int i = 0; i < way.size(); i++) points.rawset(i + 1, point(way.get(i)));
        return points;
    }

    private LuaTable point(Cell cell) {
        LuaTable point = world.machine().newTable();
        point.rawset(1, LuaValue.valueOf(cell.x() + 1));
        point.rawset(2, LuaValue.valueOf(cell.y() + 1));
        return point;
    }
}
