package kodama.loop;

import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.input.Pad;
import kodama.script.GameConfig;
import kodama.script.ScriptServices;
import kodama.script.ScriptWorld;
import kodama.shot.Shots;
import kodama.task.Task;
import kodama.task.TaskList;
import kodama.time.FpsMeter;
import kodama.time.FrameRate;
import kodama.time.GameTime;

/** All that a simple reset throws away: tasks, shots, scripts and the game's time. Owned by the game thread. */
final class GameWorld implements AutoCloseable {
    private static final long FIRST_TICK = 1;

    private final GameTime time;
    private final TaskList tasks;
    private final Shots shots;
    private final ScriptWorld scripts;
    private final GameErrors errors;

    GameWorld(GameProject project, Stage stage, Pad pad, FpsMeter meter) {
        GameConfig config = project.config();
        errors = stage.errors();
        time = new GameTime(new FrameRate(config.fps()));
        tasks = new TaskList(stage.dev() ? config.tasks().tracing(this::place) : config.tasks(), errors);
        shots = new Shots(config.shots(), errors);
        scripts = new ScriptWorld(new ScriptServices(
                config,
                project.files(),
                project.taskClasses(),
                tasks,
                shots,
                stage.images(),
                pad,
                time,
                meter,
                stage.requests(),
                errors,
                stage.seed(),
                stage.dev(),
                stage.log()));
        tasks.spawn(new ShotLayer(shots), ShotLayer.PRIORITY, null);
        scripts.scenes().request(config.scene(), null);
    }

    /** Where the game's code is, for the notes on births and deaths. */
    private String place() {
        return scripts.place();
    }

    void setRate(FrameRate rate) {
        time.setRate(rate);
    }

    /**
     * Runs one tick: scene change, tasks, shots and their hits.
     *
     * @param length how many frames of game time it stands for; 1 unless frames came late and the game shall not slow
     *     down
     */
    void tick(int length) {
        time.advance(length);
        changeScene();
        tasks.update(time.dt());
        scripts.moveShots();
        tasks.endFrame();
    }

    private void changeScene() {
        try {
            scripts.scenes().applyRequest();
        } catch (RuntimeException failed) {
            reportScene("scene '" + scripts.scenes().current() + "'", failed);
        }
    }

    private void reportScene(String who, RuntimeException failed) {
        if (time.tick() == FIRST_TICK) errors.reportStart(who, failed);
        else errors.report(who, failed);
    }

    void draw(DrawList list) {
        tasks.forEachDrawn(task -> draw(task, list));
    }

    private void draw(Task task, DrawList list) {
        if (!(task instanceof Drawable picture)) return;
        try {
            picture.draw(list);
            list.endClip();
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError failed) {
            errors.report(task.toString(), failed);
            task.kill();
        }
    }

    @Override
    public void close() {
        tasks.killAll(false);
        scripts.close();
    }
}
