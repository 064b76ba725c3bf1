package fireworks;

import kodama.draw.DrawList;
import kodama.script.StepTask;
import kodama.script.Steps;

/** A rocket that runs one step after the other and waits in between, much like a coroutine. */
final class StepRocket extends StepTask {
    private final Firework firework;

    StepRocket(Firework firework) {
        this.firework = firework;
        setSteps(Steps.start().loop(flight()));
    }

    private Steps flight() {
        return Steps.start()
                .run(firework::light)
                .runEachTick(dt -> firework.rise())
                .wait(1)
                .runEachTick(dt -> firework.glow())
                .wait(1 + Firework.REST);
    }

    @Override
    public void draw(DrawList list) {
        firework.draw(list);
    }
}
