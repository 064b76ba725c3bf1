package fireworks;

import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.task.StepTask;
import kodama.task.Steps;

/** A rocket that does one step after the other and waits in between, nearly as a coroutine does. */
final class StepRocket extends StepTask implements Drawable {
    private final Firework firework;

    StepRocket(Firework firework) {
        this.firework = firework;
        setDrawn(true);
        setSteps(Steps.start().loop(flight()));
    }

    private Steps flight() {
        return Steps.start()
                .run(firework::light)
                .keep(dt -> firework.rise())
                .wait(1)
                .keep(dt -> firework.glow())
                .wait(1 + Firework.REST);
    }

    @Override
    public void draw(DrawList list) {
        firework.draw(list);
    }
}
