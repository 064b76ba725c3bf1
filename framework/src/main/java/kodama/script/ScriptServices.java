package kodama.script;

import java.util.List;
import kodama.base.ErrorSink;
import kodama.base.LeakLedger;
import kodama.draw.Images;
import kodama.file.GameFiles;
import kodama.input.Pad;
import kodama.job.LongJobs;
import kodama.log.Log;
import kodama.lua.CompiledScripts;
import kodama.profile.CallPoints;
import kodama.profile.Profiler;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.hold.Holds;
import kodama.script.java.JavaClasses;
import kodama.script.tune.Tunes;
import kodama.script.tune.Watches;
import kodama.shot.Shots;
import kodama.task.ForkJoin;
import kodama.task.TaskList;
import kodama.time.FpsMeter;
import kodama.time.GameTime;

/**
 * What scripts work with: the parts of a game that the Lua modules are bound to.
 *
 * @param config what {@code game.lua} says
 * @param files where scripts and scenes are found
 * @param classes where {@code spawn("a.ClassName")} finds classes
 * @param subsystems what the game has brought along, for its tasks written in Java
 * @param forkJoin does work on all cores at once
 * @param tasks all tasks, Lua and Java
 * @param shots all shots
 * @param images the pictures, which stay over resets
 * @param longJobs what takes several ticks
 * @param pad the latched input
 * @param time the game's clock
 * @param meter measured frames per second
 * @param requests what scripts may ask of the loop
 * @param errors hears of tasks that failed outside their own turn
 * @param compiled what scripts were compiled to in worlds before
 * @param seed seeds {@code math.random}
 * @param dev whether someone works on the game: then likely mistakes are remarked upon
 * @param log takes what {@code print} and {@code log} say
 * @param ledger where is noted what tasks open
 * @param tunes the values that are turned while the game runs
 * @param watches the values that are looked at while it runs
 * @param profiler measures what takes time
 * @param points names what Java tasks do
 * @param holds holds the game at a line
 */
public record ScriptServices(
        GameConfig config,
        GameFiles files,
        JavaClasses classes,
        List<Object> subsystems,
        ForkJoin forkJoin,
        TaskList tasks,
        Shots shots,
        Images images,
        LongJobs longJobs,
        Pad pad,
        GameTime time,
        FpsMeter meter,
        LoopRequests requests,
        ErrorSink errors,
        CompiledScripts compiled,
        long seed,
        boolean dev,
        Log log,
        LeakLedger ledger,
        Tunes tunes,
        Watches watches,
        Profiler profiler,
        CallPoints points,
        Holds holds) {}
