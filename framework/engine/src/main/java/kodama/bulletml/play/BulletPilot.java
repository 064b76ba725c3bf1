package kodama.bulletml.play;

import java.util.List;
import kodama.bulletml.Command;
import kodama.geom.Aim;
import kodama.shot.Shot;
import kodama.shot.ShotPilot;

/** Steers one bullet by its actions. */
final class BulletPilot implements ShotPilot {
    private final BarrageGun gun;
    private final Flight flight;
    private final Runner runner;
    private boolean hasEnded;

    BulletPilot(BarrageGun gun, Flight flight, List<Command> actions, double[] parameters) {
        this.gun = gun;
        this.flight = flight;
        runner = new Runner(gun, flight, actions, parameters);
    }

    @Override
    public void steer(Shot shot) {
        boolean changes = flight.step();
        if (!hasEnded) run(shot);
        if (flight.takeJump() || changes) direct(shot);
        if (hasEnded && !flight.isChanging()) gun.release(shot);
    }

    private void run(Shot shot) {
        switch (gun.isBroken() ? Runner.State.ENDED : runner.run(shot.x(), shot.y())) {
            case RUNNING -> {}
            case ENDED -> hasEnded = true;
            case VANISHED -> shot.kill();
        }
    }

    private void direct(Shot shot) {
        if (flight.isDrifting()) drift(shot);
        else {
            shot.setAngle(gun.angle(flight));
            shot.setSpeed(gun.speed(flight));
        }
    }

    private void drift(Shot shot) {
        double stepX = gun.stepX(flight);
        double stepY = gun.stepY(flight);
        shot.setAngle(Aim.angle(0, 0, stepX, stepY));
        shot.setSpeed(Math.sqrt(stepX * stepX + stepY * stepY));
    }
}
