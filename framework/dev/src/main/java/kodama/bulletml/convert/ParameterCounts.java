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
        parameters.visit(command);
        return parameters.most;
    }

    static int of(Bullet bullet) {
        ParameterCounts parameters = new ParameterCounts();
        parameters.visit(bullet);
        return parameters.most;
    }

    /** Returns the names of this number of parameters. */
    static List<String> names(int count) {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= count; i++) names.add("p" + i);
        return names;
    }

    private void visit(List<BarrageCommand> commands) {
        for (BarrageCommand command : commands) visit(command);
    }

    private void visit(BarrageCommand command) {
        if (command instanceof Action action) visit(action.commands());
        else if (command instanceof ActionRef ref) visitAll(ref.parameters());
        else if (command instanceof FireRef ref) visitAll(ref.parameters());
        else if (command instanceof Repeat repeat) visit(repeat);
        else if (command instanceof Fire fire) visit(fire);
        else if (command instanceof Wait wait) visit(wait.ticks());
        else if (command instanceof ChangeDirection change) visit(change.direction(), change.term());
        else if (command instanceof ChangeSpeed change) visit(change.speed(), change.term());
        else if (command instanceof Accel accel) visit(accel);
    }

    private void visit(Repeat repeat) {
        visit(repeat.times());
        visit(repeat.actions());
    }

    private void visit(Fire fire) {
        visit(fire.direction());
        visit(fire.speed());
        Ammunition ammunition = fire.ammunition();
        if (ammunition instanceof Bullet bullet) visit(bullet);
        else visitAll(((BulletRef) ammunition).parameters());
    }

    private void visit(Bullet bullet) {
        visit(bullet.direction());
        visit(bullet.speed());
        visit(bullet.actions());
    }

    private void visit(Accel accel) {
        visit(accel.horizontal());
        visit(accel.vertical(), accel.term());
    }

    private void visit(@Nullable Amount amount, BarrageExpression further) {
        visit(amount);
        visit(further);
    }

    private void visit(@Nullable Amount amount) {
        if (amount != null) visit(amount.value());
    }

    private void visitAll(List<BarrageExpression> expressions) {
        for (BarrageExpression expression : expressions) visit(expression);
    }

    private void visit(BarrageExpression expression) {
        if (expression instanceof BarrageExpression.Parameter parameter) most = Math.max(most, parameter.number());
        else if (expression instanceof BarrageExpression.Negative negative) visit(negative.of());
        else if (expression instanceof BarrageExpression.Binary both) {
            visit(both.left());
            visit(both.right());
        }
    }
}
