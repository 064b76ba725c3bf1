package kodama.bulletml.convert;

import java.util.ArrayList;
import java.util.List;
import kodama.bulletml.Amount;
import kodama.bulletml.BarrageCommand;
import kodama.bulletml.BarrageCommand.Accel;
import kodama.bulletml.BarrageCommand.Action;
import kodama.bulletml.BarrageCommand.ActionRef;
import kodama.bulletml.BarrageCommand.Ammunition;
import kodama.bulletml.BarrageCommand.Bullet;
import kodama.bulletml.BarrageCommand.BulletRef;
import kodama.bulletml.BarrageCommand.ChangeDirection;
import kodama.bulletml.BarrageCommand.ChangeSpeed;
import kodama.bulletml.BarrageCommand.Fire;
import kodama.bulletml.BarrageCommand.FireRef;
import kodama.bulletml.BarrageCommand.Repeat;
import kodama.bulletml.BarrageCommand.Wait;
import kodama.bulletml.BarrageExpression;
import org.jspecify.annotations.Nullable;

/** Counts the parameters that a part of a file reads, including its inline elements. */
final class ParameterCounts {
    private int most;

    private ParameterCounts() {}

    static int of(BarrageCommand command) {
        ParameterCounts parameters = new ParameterCounts();
        parameters.look(command);
        return parameters.most;
    }

    static int of(Bullet bullet) {
        ParameterCounts parameters = new ParameterCounts();
        parameters.look(bullet);
        return parameters.most;
    }

    /** Returns the names of this number of parameters. */
    static List<String> names(int count) {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= count; i++) names.add("p" + i);
        return names;
    }

    private void look(List<BarrageCommand> commands) {
        for (BarrageCommand command : commands) look(command);
    }

    private void look(BarrageCommand command) {
        if (command instanceof Action action) look(action.commands());
        else if (command instanceof ActionRef ref) lookAt(ref.parameters());
        else if (command instanceof FireRef ref) lookAt(ref.parameters());
        else if (command instanceof Repeat repeat) look(repeat);
        else if (command instanceof Fire fire) look(fire);
        else if (command instanceof Wait wait) look(wait.ticks());
        else if (command instanceof ChangeDirection change) look(change.direction(), change.term());
        else if (command instanceof ChangeSpeed change) look(change.speed(), change.term());
        else if (command instanceof Accel accel) look(accel);
    }

    private void look(Repeat repeat) {
        look(repeat.times());
        look(repeat.actions());
    }

    private void look(Fire fire) {
        look(fire.direction());
        look(fire.speed());
        Ammunition ammunition = fire.ammunition();
        if (ammunition instanceof Bullet bullet) look(bullet);
        else lookAt(((BulletRef) ammunition).parameters());
    }

    private void look(Bullet bullet) {
        look(bullet.direction());
        look(bullet.speed());
        look(bullet.actions());
    }

    private void look(Accel accel) {
        look(accel.horizontal());
        look(accel.vertical(), accel.term());
    }

    private void look(@Nullable Amount amount, BarrageExpression further) {
        look(amount);
        look(further);
    }

    private void look(@Nullable Amount amount) {
        if (amount != null) look(amount.value());
    }

    private void lookAt(List<BarrageExpression> expressions) {
        for (BarrageExpression expression : expressions) look(expression);
    }

    private void look(BarrageExpression expression) {
        if (expression instanceof BarrageExpression.Parameter parameter) most = Math.max(most, parameter.number());
        else if (expression instanceof BarrageExpression.Negative negative) look(negative.of());
        else if (expression instanceof BarrageExpression.Binary both) {
            look(both.left());
            look(both.right());
        }
    }
}
