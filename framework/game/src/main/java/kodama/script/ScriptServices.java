package kodama.script;

import java.util.List;
import kodama.base.ErrorSink;
import kodama.file.GameFiles;
import kodama.option.Keepsakes;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.JavaClasses;
import kodama.shot.Shots;
import kodama.shot.laser.Lasers;
import kodama.sound.desk.Desk;
import kodama.task.TaskList;
import kodama.time.GameTime;

/**
 * What scripts work with: the parts of a game that the Lua modules are bound to.
 *
 * @param config what {@code game.lua} says
 * @param files where scripts and scenes are found
 * @param classes where {@code spawn("a.ClassName")} finds classes
 * @param subsystems what the game has brought along, for its tasks written in Java
 * @param lasting what was there in worlds before
 * @param assets pictures and the like, which stay over resets
 * @param tasks all tasks, Lua and Java
 * @param shots all shots
 * @param lasers all lasers
 * @param time the game's clock
 * @param requests what scripts may ask of the loop
 * @param errors hears of tasks that failed outside their own turn
 * @param seed seeds {@code math.random}
 * @param diagnostics what is told and measured
 * @param keepsakes what is kept for the player beyond the end of the program
 * @param desk what plays
 * @param instruments what scripts name for those who work on them
 */
public record ScriptServices(
        GameConfig config,
        GameFiles files,
        JavaClasses classes,
        List<Object> subsystems,
        LastingParts lasting,
        Assets assets,
        TaskList tasks,
        Shots shots,
        Lasers lasers,
        GameTime time,
        LoopRequests requests,
        ErrorSink errors,
        long seed,
        Diagnostics diagnostics,
        Keepsakes keepsakes,
        Desk desk,
        Instruments instruments) {}
