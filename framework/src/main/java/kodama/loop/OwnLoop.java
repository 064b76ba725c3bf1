package kodama.loop;

import java.util.List;
import kodama.script.GameConfig;
import kodama.script.GameConfigException;
import kodama.script.JavaClassException;

/**
 * A loop object that a game brings along in Java. Its class is read anew for each soft reset.
 *
 * <p>Owned by the game thread.
 */
public final class OwnLoop implements LoopObject {
    private final GameProject project;
    private final LoopObject loop;

    private OwnLoop(GameProject project, LoopObject loop) {
        this.project = project;
        this.loop = loop;
    }

    /**
     * Makes a loop object that {@code game.lua} names.
     *
     * @param name what {@code loops} calls it
     * @param stage what its constructor gets
     * @return the loop object
     * @throws RuntimeException if game.lua does not name it any more, or its class cannot be had; the message names both
     */
    public static OwnLoop open(String name, Stage stage) {
        GameProject project = stage.project().get();
        try {
            return new OwnLoop(project, make(name, project, stage));
        } catch (RuntimeException wrong) {
            project.close();
            throw wrong;
        }
    }

    private static LoopObject make(String name, GameProject project, Stage stage) {
        String className = project.config().java().loops().get(name);
        if (className == null)
            throw new GameConfigException(GameConfig.FILE + ": option 'loops' does not name '" + name + "' any more");
        try {
            return project.classes().make(className, LoopObject.class, List.of(Stage.class), stage);
        } catch (JavaClassException wrong) {
            throw JavaPartFailure.of("loops", wrong);
        }
    }

    @Override
    public void init1() {
        loop.init1();
    }

    @Override
    public void init2() {
        loop.init2();
    }

    @Override
    public void init3() {
        loop.init3();
    }

    @Override
    public void changeFrameRate(int fps) {
        loop.changeFrameRate(fps);
    }

    @Override
    public void frame() {
        loop.frame();
    }

    @Override
    public void end1(String reason) {
        loop.end1(reason);
    }

    /** Lets go of the class, after the loop object has ended. */
    @Override
    public void end2() {
        try {
            loop.end2();
        } finally {
            project.close();
        }
    }

    @Override
    public int result() {
        return loop.result();
    }
}
