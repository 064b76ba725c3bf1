package kodama.loop;

import java.util.List;
import kodama.base.FatalErrors;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import kodama.script.game.JavaClassException;
import kodama.script.game.JavaPartFailure;

/**
 * A loop object that the game has written in Java. Its class is loaded again at each soft reset.
 *
 * <p>Owned by the game thread.
 */
public final class CustomLoopObject implements LoopObject {
    private final String name;
    private final GameProject project;
    private final LoopObject loop;

    private CustomLoopObject(String name, GameProject project, LoopObject loop) {
        this.name = name;
        this.project = project;
        this.loop = loop;
    }

    /**
     * Creates a loop object that {@code game.lua} names.
     *
     * @param name its name in {@code loops}
     * @throws RuntimeException if game.lua no longer names it, or its class cannot be loaded; the message names both
     */
    public static CustomLoopObject open(String name, GamePlatform platform) {
        GameProject project = platform.project().get();
        try {
            CustomLoopObject own = new CustomLoopObject(name, project, make(name, project, platform));
            own.changeFrameRate(project.config().timing().fps());
            return own;
        } catch (RuntimeException wrong) {
            project.close();
            throw wrong;
        }
    }

    private static LoopObject make(String name, GameProject project, GamePlatform platform) {
        String className = project.config().java().loops().get(name);
        if (className == null)
            throw new GameConfigException(GameConfig.FILE + ": option 'loops' no longer names '" + name + "'");
        try {
            return project.classes().newInstance(className, LoopObject.class, List.of(GamePlatform.class), platform);
        } catch (JavaClassException wrong) {
            throw JavaPartFailure.of("loops", wrong);
        }
    }

    /** Attributes exceptions of the game's class to the game, not to the framework. */
    private void guard(Runnable part) {
        try {
            part.run();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            throw new JavaPartFailure("the loop object '" + name + "' has failed: " + failed, failed);
        }
    }

    @Override
    public void init1() {
        guard(loop::init1);
    }

    @Override
    public void init2() {
        guard(loop::init2);
    }

    @Override
    public void init3() {
        guard(loop::init3);
    }

    @Override
    public void changeFrameRate(int fps) {
        guard(() -> loop.changeFrameRate(fps));
    }

    @Override
    public void frame() {
        guard(loop::frame);
    }

    @Override
    public void end1(String reason) {
        guard(() -> loop.end1(reason));
    }

    /** Releases the class after the loop object has ended. */
    @Override
    public void end2() {
        try {
            guard(loop::end2);
        } finally {
            project.close();
        }
    }

    @Override
    public int result() {
        return loop.result();
    }
}
